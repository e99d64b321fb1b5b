import { Provider } from "jotai";
import type { ReactNode } from "react";
import type { FindFriendsFunction, FinishResult, ListenerMethod, SentWork } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishTask,
  type FinishWords,
  Opener,
  pageDeps,
  replayProperties,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  createFriendReads,
  createMutations,
  createReservationModel,
  PanelListening,
  type PanelMode,
  type ReservationActions,
  type ReservationModel,
  ReservationScreen,
  type ReservationSettings,
  type ReservationWords,
  reservationExtras,
  reservationStyles,
  reservationWords,
  shownQueries,
  wantedItem,
} from "../../features/reservation-panel/index.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { reservationPanelDeclaration } from "./declaration.js";
import type { ReservationPanelEventMap } from "./events.js";
import { PanelSlides } from "./panel-slides.js";

type ReservationPanelProperties = Omit<
  PropertiesOf<(typeof reservationPanelDeclaration)["attributes"]>,
  "value"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface ReservationPanelMembers extends EditorElement<ReservationModel>, ReservationPanelProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, ReservationPanelEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, ReservationPanelEventMap>;
}

/**
 * `<reservation-panel>`: detail and form of one reservation, and the judging of what a customer asked for
 * (rules: panel-detail, panel-form, reservation-requests). Importing the class defines no element.
 */
export class ReservationPanelElement extends withMembers<ReservationPanelMembers>()(EditorElement) {
  static override readonly declaration = reservationPanelDeclaration;

  protected override readonly styles = reservationStyles;
  protected override readonly draftExtras = reservationExtras;
  readonly #queries = shownQueries({
    page: pageDeps,
    model: () => this.model,
    httpOf: (server) => this.httpOf(server),
  });
  readonly #slides = new PanelSlides({
    model: () => this.model,
    wanted: () => wantedItem(this.model.settings(), this.model.givenId(), this.#hasArrived),
    mount: () => this.mount(),
    flushDraft: () => this.flushDraft(),
    closed: () => {
      const waiting = this.model.takeWaiting();
      if (waiting !== undefined) this.loadContent(waiting);
    },
    shown: (item) => {
      if (item) {
        this.#queries.receiveGiven(false);
        this.contentReplaced();
      } else this.#opener.giveFocusBack();
      this.#listening.follow();
    },
    // The panel stays, and the page must not think that it is closed.
    stayedOpen: () => this.show(),
  });
  readonly #opener = new Opener(this);
  readonly #listening = new PanelListening({
    page: pageDeps,
    place: () => (this.isOnPage ? this.#queries.place(this.context().realtime) : null),
    queries: this.#queries,
    record: () => this.store.get(this.model.atoms.record),
    watchRecord: (listener) => this.store.sub(this.model.atoms.record, listener),
    canceled: () => this.#announceCanceled(),
    otherChanged: (other) => this.model.otherChanged(other),
  });
  readonly #mutations = createMutations({
    client: pageDeps.client,
    commands: this.commands,
    queries: this.#queries,
    model: () => this.model,
    words: () => this.#words(),
    path: () => this.setting<string | null>("finish-path"),
    notify: (text, where) => this.store.set(this.session[where], text),
    emit: (event) => {
      if (event.is === "removed") this.#closed();
      else this.emit("judge", { reservationId: event.id, ...event.judgement });
    },
  });
  /** Counts the contents, and tells whether the last finish is about the one that is shown. */
  #content = 0;
  #isShown = (): boolean => true;
  #findFriends: FindFriendsFunction | null = null;
  readonly #friends = createFriendReads(() => this.#queries.getPlace().http, {
    roleId: () => this.setting<string | null>("operator-role-id") || null,
    given: () => this.#findFriends,
  });
  /** True once something has arrived: an item that the page shows from the start takes no focus. */
  #hasArrived = false;
  readonly #actions: ReservationActions = {
    ...this.#mutations.actions,
    ...this.#friends,
    salon: () => this.#queries.salon(),
    reservation: () => this.#queries.reservation(),
    saveAnyway: () => void this.#mutations.saves.force(() => this.submit()),
    askToClose: () =>
      this.model.askToLeave((mayLeave) => {
        if (mayLeave) this.#closed();
      }),
    leave: (mayLeave) => {
      this.model.answerLeaving(mayLeave);
      // Work that was given up is not offered again.
      if (mayLeave) this.workChanged();
    },
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <ReservationScreen model={this.model} commands={this.commands} actions={this.#actions} />
      </Provider>
    );
  }

  /** Finds friends by name in the place of the call. */
  get findFriends(): FindFriendsFunction | null {
    return this.#findFriends;
  }
  set findFriends(call: FindFriendsFunction | null) {
    this.#findFriends = typeof call === "function" ? call : null;
  }

  /** Opens the panel. */
  show(): void {
    this.setProperty("open", true);
  }

  /** Closes it. Where something is not saved, the operator is asked first. */
  close(): void {
    this.setProperty("open", false);
  }

  /** Saves the form. Where something stands in the way, the operator can save it all the same. */
  override submit(): Promise<FinishResult<PlainObject>> {
    // A submit during the slide sends the value that the page has given last, with its own end.
    if (this.model.waitingPayload() !== null) this.#slides.finish();
    return super.submit() as Promise<FinishResult<PlainObject>>;
  }

  protected override createModel(onEdit: () => void): ReservationModel {
    return createReservationModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
      onMemo: () => {
        this.workChanged();
        this.#leaveWhereSaved();
      },
    });
  }

  protected override connected(): void {
    replayProperties(this, ["findFriends"]);
    super.connected();
    this.#slides.follow();
    this.#hasArrived = true;
    this.#listening.follow();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#slides.finish();
    this.#listening.follow();
  }

  protected override settingsChanged(): void {
    const before = this.model.settings();
    const next = this.#settings();
    if (next.isOpen && !before.isOpen) this.#opener.remember();
    this.model.configure(next);
    if (!this.isConnected) return;
    this.#slides.follow();
    this.#listening.follow();
  }

  /** Clears the messages after an edit, but not that the reservation was cancelled: this still holds. */
  protected override edited(): void {
    super.edited();
    if (this.#listening.isCanceled) this.#announceCanceled();
  }

  protected override loadContent(data: PlainData): boolean {
    if (this.model.keepWaiting(data)) return true;
    const loaded = super.loadContent(data);
    if (loaded) this.#queries.receiveGiven(true);
    return loaded;
  }

  /** An answer is about the content that was sent, and no more once the panel closes for another reservation. */
  protected override finishWith(task: FinishTask): Promise<FinishResult<PlainData>> {
    const [content, place] = [this.#content, this.#queries.getPlace()];
    const isShown = () => content === this.#content && place.isShown();
    this.#isShown = isShown;
    const send = (payload: PlainData) => this.#mutations.saves.send(payload as PlainObject, isShown);
    return super.finishWith({ ...task, isShown, send });
  }

  protected override leaveContent(): void {
    this.#content += 1;
    super.leaveContent();
  }

  protected override saved(sent?: SentWork): void {
    super.saved(sent);
    this.#queries.saved(this.store.get(this.model.atoms.record));
    this.#leaveWhereSaved();
  }

  /** The operator may be asked whether it is to be given up: there is nothing left to ask. */
  #leaveWhereSaved(): void {
    if (this.model.editsForDraft() === undefined) this.model.answerLeaving(true);
  }

  /** Nothing is saved of a reservation that is not here yet: it would be made a second time. */
  protected override refusals(): string[] {
    const isAwaited =
      this.model.panel().item?.reservationId != null && !this.store.get(this.model.atoms.record);
    return isAwaited ? [this.#words().loading] : super.refusals();
  }

  protected override failureMessages(failure: Failure): readonly string[] {
    return this.#mutations.saves.staleMessages(failure) ?? super.failureMessages(failure);
  }

  protected override finishWords(): FinishWords {
    return this.#mutations.saves.finishWords();
  }

  protected override missingMessage(): string {
    return this.#words().dateRequired;
  }

  #closed(): void {
    this.setProperty("open", false);
    this.emit("close");
  }

  #announceCanceled(): void {
    if (this.model.isDirty()) this.store.set(this.session.notice, this.#words().canceledMeanwhile);
  }

  #words(): ReservationWords {
    return reservationWords[this.shownLocale];
  }

  #settings(): ReservationSettings {
    return this.keptSettings({
      locale: this.shownLocale,
      server: this.server(),
      salonId: this.setting<string | null>("salon-id") || null,
      reservationId: this.setting<string | null>("reservation-id") || null,
      type: this.setting<PanelMode>("type"),
      isOpen: this.setting<boolean>("open"),
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
    });
  }
}

withProperties(ReservationPanelElement);

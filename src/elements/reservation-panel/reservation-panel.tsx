import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type Reservation,
  readClashes,
  readStale,
  reservationsPath,
  saveReservation,
} from "../../api/reservations.js";
import type { DraftExtras, FinishResult, ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  Opener,
  pageServer,
  withProperties,
} from "../../element-base/index.js";
import {
  asSalonAnswer,
  createReservationModel,
  type PanelMode,
  type ReservationActions,
  type ReservationItem,
  type ReservationModel,
  ReservationScreen,
  type ReservationSettings,
  readRealtime,
  reservationStyles,
  reservationWords,
} from "../../features/reservation/index.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { SalonPlace } from "../salon-live.js";
import { reservationPanelDeclaration } from "./declaration.js";
import type { ReservationPanelEventMap } from "./events.js";
import { PanelListening } from "./panel-listening.js";
import { PanelSlides } from "./panel-slides.js";
import { createPanelCalls, withHistories } from "./reservation-calls.js";
import { shownQueries } from "./shown-queries.js";

type ReservationPanelProperties = Omit<
  PropertiesOf<(typeof reservationPanelDeclaration)["attributes"]>,
  "value"
>;

/** The accessors that `withProperties` gives the class, and its events. */
export interface ReservationPanelElement extends ReservationPanelProperties {
  addEventListener: ListenerMethod<
    ReservationPanelElement,
    AddEventListenerOptions,
    ReservationPanelEventMap
  >;
  removeEventListener: ListenerMethod<
    ReservationPanelElement,
    EventListenerOptions,
    ReservationPanelEventMap
  >;
}

/**
 * `<reservation-panel>`: detail and form of one reservation, and the judging of what a customer asked for
 * (friends-and-operations §2, §4). Importing the class defines no element.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above
export class ReservationPanelElement extends EditorElement<ReservationModel> {
  static override readonly declaration = reservationPanelDeclaration;

  protected override readonly styles = reservationStyles;
  /** With what was there before, so that a draft can be merged over what others changed since. */
  protected override readonly draftExtras: DraftExtras<ReservationModel> = {
    writeExtras: (model) => model.editsForDraft(),
    restoreWithExtras: (model, value, work) => model.restoreEdits(work, value),
  };
  readonly #queries = shownQueries({ model: () => this.model, server: () => this.#server() });
  readonly #slides = new PanelSlides({
    model: () => this.model,
    wanted: () => this.#wanted(),
    mount: () => this.mount(),
    flushDraft: () => this.flushDraft(),
    shown: (item) => {
      if (item) this.contentReplaced();
      else this.#opener.giveFocusBack();
      this.#listening.follow();
    },
    // The panel stays, and the page must not think that it is closed.
    stayedOpen: () => this.show(),
  });
  readonly #opener = new Opener(this);
  readonly #listening = new PanelListening({
    place: () => this.#place(),
    shown: () => this.#queries.shown(),
    isGiven: () => this.#queries.given() !== null,
    salon: () => this.#queries.salon(),
    record: () => this.store.get(this.model.atoms.record),
    watchRecord: (listener) => this.store.sub(this.model.atoms.record, listener),
    canceled: () => this.#sayCanceled(),
  });
  readonly #calls = createPanelCalls(pageServer(), this.http, {
    model: () => this.model,
    shown: () => this.#queries.shown(),
    words: () => reservationWords[this.shownLocale],
    commands: this.commands,
    say: (text, isSuccess) => this.store.set(this.session[isSuccess ? "success" : "notice"], text),
    judged: (reservationId, judgement) => void this.emit("judge", { reservationId, ...judgement }),
    removed: () => this.#closed(),
  });
  /** What the page shows from the start has not been asked for, and takes no focus. */
  #hasArrived = false;
  /** Of the next save: what stands in the way has been seen. */
  #force = false;
  readonly #actions: ReservationActions = {
    ...this.#calls,
    salon: () => this.#queries.salon(),
    reservation: () => this.#queries.reservation(),
    saveAnyway: () => {
      this.#force = true;
      void this.submit();
    },
    askToClose: () =>
      this.model.askToLeave((mayLeave) => {
        if (mayLeave) this.#closed();
      }),
    leave: (mayLeave) => {
      this.model.answerLeaving(mayLeave);
      // What was given up is not offered again.
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
    return super.submit() as Promise<FinishResult<PlainObject>>;
  }

  protected override createModel(onEdit: () => void): ReservationModel {
    return createReservationModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
      onMemo: () => this.workChanged(),
    });
  }

  protected override connected(): void {
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
    if (before.type !== next.type && this.#slides.showsWanted()) this.model.showMode(next.type);
    if (!this.isConnected) return;
    this.#slides.follow();
    this.#listening.follow();
  }

  /** What was said is over with an edit; this still holds. */
  protected override edited(): void {
    super.edited();
    if (this.#listening.isCanceled) this.#sayCanceled();
  }

  protected override loadContent(data: PlainData): boolean {
    const loaded = super.loadContent(data);
    const given = this.model.given()?.record;
    const shown = this.#queries.shown();
    if (loaded && given && shown?.id === given.id) shown.query.receive(() => given);
    return loaded;
  }

  protected override async send(payload: PlainObject): Promise<Answer<PlainData>> {
    const force = this.#force;
    this.#force = false;
    const { salonId } = this.model.settings();
    const to = this.setting<string | null>("finish-path") || reservationsPath(salonId ?? "0");
    this.model.saving(this.model.present());
    const answer = asSalonAnswer(await saveReservation(this.http, payload, { to, force }));
    this.model.saving(null);
    this.model.showRefusal(answer.ok ? null : answer.failure);
    if (!answer.ok) {
      const clash = readClashes(answer.failure);
      const stale = readStale(answer.failure);
      if (clash) this.model.showClash({ ...clash, judgement: null });
      if (stale?.current) this.#receive(stale.current);
    }
    return answer;
  }

  /** What the server made of it is what everybody on the page shows; its history is asked for. */
  protected override saved(): void {
    super.saved();
    const record = this.store.get(this.model.atoms.record);
    if (record) this.#receive(record);
    this.#queries.reservation()?.invalidate();
  }

  /** A stale save is said in our own words: what was typed is still there, and what to do. */
  protected override failureMessages(failure: Parameters<typeof readStale>[0]): readonly string[] {
    const words = reservationWords[this.shownLocale];
    return readStale(failure) ? [words.saveFailed, words.stale] : super.failureMessages(failure);
  }

  protected override finishWords(): FinishWords {
    const words = reservationWords[this.shownLocale];
    return this.model.value().id === undefined
      ? { failed: words.registerFailed, saved: words.registered }
      : { failed: words.saveFailed, saved: words.saved };
  }

  protected override missingMessage(): string {
    return reservationWords[this.shownLocale].dateRequired;
  }

  /** What everybody on the page shows of it. */
  #receive(reservation: Reservation): void {
    const { item } = this.model.panel();
    if (item?.reservationId !== String(reservation.id)) return;
    this.#queries.reservation()?.receive((before) => withHistories(reservation, before));
  }

  #closed(): void {
    this.setProperty("open", false);
    this.emit("close");
  }

  /** What the page wants to be shown; `null` where nothing is. */
  #wanted(): ReservationItem | null {
    const { server, salonId, reservationId, isOpen } = this.model.settings();
    if (!isOpen) return null;
    const id = reservationId ?? this.model.given()?.record?.id ?? null;
    const shown = id === null ? null : String(id);
    const key = JSON.stringify([server, salonId, shown]);
    return { key, salonId: salonId ?? "", reservationId: shown, takesFocus: this.#hasArrived };
  }

  /** Whose events are of use. */
  #place(): SalonPlace | null {
    const { item } = this.model.panel();
    if (!this.isConnected || item === null || item.reservationId === null || item.salonId === "") return null;
    return { server: this.#server(), salon: item.salonId, realtime: readRealtime(this.context().realtime) };
  }

  #sayCanceled(): void {
    if (this.model.isDirty())
      this.store.set(this.session.notice, reservationWords[this.shownLocale].canceledMeanwhile);
  }

  #server(): string {
    return this.context().apiBase ?? "";
  }

  #settings(): ReservationSettings {
    return {
      locale: this.shownLocale,
      server: this.#server(),
      salonId: this.setting<string | null>("salon-id") || null,
      reservationId: this.setting<string | null>("reservation-id") || null,
      type: this.setting<PanelMode>("type"),
      isOpen: this.setting<boolean>("open"),
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
    };
  }
}

withProperties(ReservationPanelElement);

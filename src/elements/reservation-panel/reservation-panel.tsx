import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type Reservation,
  readClashes,
  readReservation,
  readStale,
  reservationsPath,
  saveReservation,
} from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import type { DraftExtras, FinishResult, ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  Opener,
  pageHttp,
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
  reservationStyles,
  reservationWords,
  type SalonQueries,
  salonQueries,
} from "../../features/reservation/index.js";
import type { Answer } from "../../lib/failure.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { reservationPanelDeclaration } from "./declaration.js";
import type { ReservationPanelEventMap } from "./events.js";
import { PanelSlides } from "./panel-slides.js";
import { createPanelCalls, type ShownReservation, withHistories } from "./reservation-calls.js";

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
    restoreWithExtras: (model, _value, edits) => model.restoreEdits(edits),
  };
  readonly #slides = new PanelSlides({
    model: () => this.model,
    wanted: () => this.#wanted(),
    mount: () => this.mount(),
    flushDraft: () => this.flushDraft(),
    shown: (item) => {
      if (item) this.contentReplaced();
      else this.#opener.giveFocusBack();
    },
    // The panel stays, and the page must not think that it is closed.
    stayedOpen: () => this.show(),
  });
  readonly #opener = new Opener(this);
  readonly #calls = createPanelCalls(pageServer(), this.http, {
    model: () => this.model,
    shown: () => this.#shown(),
    words: () => reservationWords[this.shownLocale],
    commands: this.commands,
    say: (text, isSuccess) => this.store.set(this.session[isSuccess ? "success" : "notice"], text),
    judged: (reservationId, judgement) => void this.emit("judge", { reservationId, ...judgement }),
    removed: () => this.#closed(),
  });
  /** Of the next save: what stands in the way has been seen. */
  #force = false;
  readonly #actions: ReservationActions = {
    ...this.#calls,
    salon: () => this.#salon(this.model.panel().item),
    reservation: () => this.#reservation(this.model.panel().item),
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
    });
  }

  protected override connected(): void {
    super.connected();
    this.#slides.follow();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#slides.finish();
  }

  protected override settingsChanged(): void {
    const before = this.model.settings();
    const next = this.#settings();
    if (next.isOpen && !before.isOpen) this.#opener.remember();
    this.model.configure(next);
    if (before.type !== next.type && this.#slides.showsWanted()) this.model.showMode(next.type);
    if (this.isConnected) this.#slides.follow();
  }

  protected override loadContent(data: PlainData): boolean {
    const loaded = super.loadContent(data);
    const given = this.model.given()?.record;
    const shown = this.#shown();
    if (loaded && given && shown?.id === given.id) shown.query.receive(() => given);
    return loaded;
  }

  protected override async send(payload: PlainObject): Promise<Answer<PlainData>> {
    const force = this.#force;
    this.#force = false;
    const { salonId } = this.model.settings();
    const to = this.setting<string | null>("finish-path") || reservationsPath(salonId ?? "0");
    const answer = asSalonAnswer(await saveReservation(this.http, payload, { to, force }));
    this.model.showRefusal(answer.ok ? null : answer.failure);
    if (answer.ok) {
      const saved = isPlainObject(answer.data) ? readReservation(answer.data) : null;
      if (saved) this.#receive(saved);
    } else {
      const clash = readClashes(answer.failure);
      const stale = readStale(answer.failure);
      if (clash) this.model.showClash({ ...clash, judgement: null });
      if (stale?.current) this.#receive(stale.current);
    }
    return answer;
  }

  /** A stale save is said in our own words: what was typed is still there, and what to do. */
  protected override failureMessages(failure: Parameters<typeof readStale>[0]): readonly string[] {
    const words = reservationWords[this.shownLocale];
    return readStale(failure) ? [words.saveFailed, words.stale] : super.failureMessages(failure);
  }

  protected override finishWords(): FinishWords {
    const words = reservationWords[this.shownLocale];
    return this.#isNew()
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
    this.#reservation(item)?.receive((before) => withHistories(reservation, before));
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
    return { key, salonId: salonId ?? "", reservationId: shown };
  }

  #isNew(): boolean {
    return this.model.value().id === undefined;
  }

  #shown(): ShownReservation | null {
    const { item } = this.model.panel();
    const query = this.#reservation(item);
    if (item === null || query === null) return null;
    return { salon: item.salonId, id: Number(item.reservationId), query };
  }

  #salon(item: ReservationItem | null): SalonQueries | null {
    if (item === null || item.salonId === "") return null;
    const server = this.#server();
    // What is shared outlives an element, so it is asked for on behalf of the page.
    const http = pageHttp(() => ({ apiBase: server }));
    return salonQueries(pageServer(), { server, salon: item.salonId, http });
  }

  #reservation(item: ReservationItem | null): Query<Reservation> | null {
    if (item === null || item.reservationId === null) return null;
    const given = this.model.given()?.record ?? undefined;
    const isGiven = given !== undefined && String(given.id) === item.reservationId;
    return this.#salon(item)?.reservation(item.reservationId, isGiven ? given : undefined) ?? null;
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

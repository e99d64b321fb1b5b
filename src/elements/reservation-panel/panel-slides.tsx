import {
  isSliding,
  type PanelMode,
  type ReservationItem,
  type ReservationModel,
  slideMs,
} from "../../features/reservation-panel/index.js";

/** The element as its slides see it. */
interface SlidesDeps {
  model(): ReservationModel;
  /** Item that the page wants to be shown; `null` where nothing is. */
  wanted(): ReservationItem | null;
  mount(): void;
  /** Keeps the last edits: another reservation is about to be shown. */
  flushDraft(): void;
  /** Notifies that the item has gone, and something else may come: a value that the page has set meanwhile is shown from now on. */
  closed(): void;
  /** Another reservation is shown, or none. */
  shown(item: ReservationItem | null): void;
  /** The operator keeps the panel that the page has closed. */
  stayedOpen(): void;
}

/**
 * Opens and closes the panel as the page and the operator want it, and ends its slides in their time: another reservation
 * has it closed first (rules: panel-slides). With reduced motion slides take no time, in the same order.
 */
export class PanelSlides {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #generation = 0;
  /** Key of the shown item. */
  #shownKey: string | null = null;
  /** Key of an item that the page wants and the operator has refused to show: it is not asked about again. */
  #refusedKey: string | null = null;
  /** The last question to the operator: an answer to another one does not count. */
  #question = 0;
  #isAsking = false;
  /** As the page gave it last; the operator may have opened the form since. */
  #type: PanelMode | undefined;

  constructor(readonly deps: SlidesDeps) {}

  /** The page may want something else: unsaved work is asked about first. */
  follow(): void {
    const model = this.deps.model();
    const { phase, item } = model.panel();
    const wanted = this.deps.wanted();
    if (wanted) this.deps.mount();
    if (wanted && wanted.key !== this.#refusedKey) this.#refusedKey = null;
    const isShown = phase === "opening" || phase === "open";
    if (isShown && wanted && [item?.key, this.#refusedKey].includes(wanted.key)) {
      if (wanted.key !== item?.key) return;
      this.#endQuestion();
      if (this.#type !== model.settings().type) this.#showType();
      return;
    }
    if (!isShown) {
      // Also what waits for the panel to be closed is no longer wanted.
      if (wanted || phase === "closing") this.#go(wanted);
      return;
    }
    this.#isAsking = true;
    this.#question += 1;
    const question = this.#question;
    model.askToLeave((mayLeave) => {
      // Asked anew, or of no use any more.
      if (question !== this.#question) return;
      this.#isAsking = false;
      if (mayLeave) this.#go(wanted);
      else if (wanted) this.#refusedKey = wanted.key;
      else this.deps.stayedOpen();
    });
  }

  #showType(): void {
    const model = this.deps.model();
    this.#type = model.settings().type;
    model.showMode(this.#type);
  }

  /** The page no longer wants what the operator is asked about. */
  #endQuestion(): void {
    if (!this.#isAsking) return;
    this.#isAsking = false;
    this.#question += 1;
    this.deps.model().answerLeaving(false);
  }

  /** Nobody sees it any more: what slides has arrived. */
  finish(): void {
    clearTimeout(this.#timer);
    while (isSliding(this.deps.model().panel())) this.#end(this.deps.model().panel().generation, false);
  }

  #go(wanted: ReservationItem | null): void {
    const model = this.deps.model();
    this.#refusedKey = null;
    if (wanted) model.open(wanted);
    else model.close();
    this.#arrived();
    this.#watch();
  }

  #watch(): void {
    const state = this.deps.model().panel();
    if (!isSliding(state) || state.generation === this.#generation) return;
    this.#generation = state.generation;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(state.generation, true), isStill() ? 0 : slideMs);
  }

  #end(generation: number, goesOn: boolean): void {
    const model = this.deps.model();
    const wasClosing = model.panel().phase === "closing";
    model.slideEnded(generation);
    if (wasClosing) {
      this.deps.closed();
      // The same one may be opened again.
      this.#showType();
    }
    this.#arrived();
    if (goesOn) this.#watch();
  }

  /** Another thing may be shown now. */
  #arrived(): void {
    const model = this.deps.model();
    const { item } = model.panel();
    const key = item?.key ?? null;
    if (key === this.#shownKey) return;
    this.#shownKey = key;
    if (item) {
      this.deps.flushDraft();
      this.#type = model.settings().type;
      model.showAnother(this.#type, item.reservationId);
    }
    this.deps.shown(item);
  }
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

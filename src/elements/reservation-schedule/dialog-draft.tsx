import { clearDraft, fallbackDraftKey, loadDraft, saveDraft } from "../../editor/index.js";
import { readDialogWork, type ScheduleModel } from "../../features/schedule/index.js";
import { whenIdle } from "../../kit/when-idle.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** What is written in a dialog outlives its page: kept in `sessionStorage` when the page goes, and offered by the next one. */
export class DialogDraft {
  #endWaiting = (): void => {};
  /** By its place on the page, which it has only as long as it is there. */
  #place = "";
  #hasLooked = false;
  readonly #keep = (): void => void this.keep();

  constructor(
    readonly element: HTMLElement,
    readonly model: () => ScheduleModel,
  ) {}

  start(): void {
    this.#place = fallbackDraftKey(this.element, this.element.localName);
    this.look();
    window.addEventListener("pagehide", this.#keep);
  }

  /** The element may be gone for good. */
  stop(): void {
    this.#endWaiting();
    window.removeEventListener("pagehide", this.#keep);
    this.keep();
  }

  /** Offers what was kept of the salon that is shown, soon: the first look into the storage keeps a browser waiting. */
  look(): void {
    this.#endWaiting();
    this.#hasLooked = false;
    this.#endWaiting = whenIdle(() => this.#lookNow());
  }

  #lookNow(): void {
    this.#endWaiting();
    this.#hasLooked = true;
    const { dialogs } = this.model();
    const draft = loadDraft(this.#key());
    if (draft === null || dialogs.unsaved() !== null) return;
    const works = Array.isArray(draft.value) ? draft.value : [];
    dialogs.offer(works.flatMap((work) => readDialogWork(work) ?? []));
    clearDraft(this.#key());
  }

  /** What is written now, or what is still on offer. `false` when it could not be kept. */
  keep(): boolean {
    // What was kept before must not be taken for work of now.
    if (!this.#hasLooked) this.#lookNow();
    const { dialogs } = this.model();
    const unsaved = dialogs.unsaved();
    const works = [...(unsaved ? [unsaved] : []), ...dialogs.offered()];
    if (works.length === 0) {
      // A page that came back may have kept it before.
      clearDraft(this.#key());
      return true;
    }
    const value = works.map((work) => ({ ...work }) as unknown as PlainObject);
    return saveDraft(this.#key(), { value, record: this.#record(), savedAt: Date.now() });
  }

  #key(): string {
    return `${this.#place}:dialog:${this.#record()}`;
  }

  #record(): string {
    const { server, salonId } = this.model().settings();
    return JSON.stringify([server, salonId]);
  }
}

import { whenIdle } from "../kit/when-idle.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { DialogState, DialogWork } from "./dialog-state.js";
import { clearDraft, fallbackDraftKey, loadDraft, ownedKey, saveDraft } from "./draft-storage.js";

/** The element whose dialogs are kept. */
export interface DialogDraftDeps<Dialog> {
  readonly element: HTMLElement;
  dialogs(): Pick<DialogState<Dialog>, "unsaved" | "offered" | "offer">;
  /** Work that was kept as plain data; `null` if it is none. */
  readWork(data: PlainData): DialogWork<Dialog> | null;
  /** Owner of the dialogs' work: work of another owner is not offered. */
  record(): string;
  /** The page's own key for it; `null` where it gives none. */
  key?(): string | null;
  /** Owner of the draft; `null` where the page says nothing of it. */
  owner(): string | null;
}

/** Draft of a dialog, which outlives its page: kept in `sessionStorage` when the page goes, and offered by the next one. */
export class DialogDraft<Dialog> {
  #endWaiting = (): void => {};
  /** By its place on the page, which it has only as long as it is there. */
  #place = "";
  #hasLooked = false;
  readonly #keep = (): void => void this.keep();

  constructor(readonly deps: DialogDraftDeps<Dialog>) {}

  start(): void {
    const { element } = this.deps;
    this.#place = fallbackDraftKey(element, element.localName);
    this.refresh();
    window.addEventListener("pagehide", this.#keep);
  }

  /** The element may be gone for good. */
  stop(): void {
    this.#endWaiting();
    window.removeEventListener("pagehide", this.#keep);
    this.keep();
  }

  /** Offers what was kept of what is shown, soon: the first look into the storage keeps a browser waiting. */
  refresh(): void {
    this.#endWaiting();
    this.#hasLooked = false;
    this.#endWaiting = whenIdle(() => this.#refreshNow());
  }

  /** Changes the owner: the work so far stays with the old one, and the new one is offered nothing of it. */
  changeOwner(change: () => void): void {
    if (this.#hasLooked) {
      this.keep();
      this.deps.dialogs().offer([]);
    }
    change();
    if (this.#hasLooked) this.refresh();
  }

  #refreshNow(): void {
    this.#endWaiting();
    this.#hasLooked = true;
    const dialogs = this.deps.dialogs();
    const draft = loadDraft(this.#key());
    if (draft === null || dialogs.unsaved() !== null) return;
    const drafts = Array.isArray(draft.value) ? draft.value : [];
    dialogs.offer(drafts.flatMap((work) => this.deps.readWork(work) ?? []));
    clearDraft(this.#key());
  }

  /** Keeps the work of now, or what is still on offer. `false` when it could not be kept. */
  keep(): boolean {
    // A draft that was kept before must not be taken for work of now.
    if (!this.#hasLooked) this.#refreshNow();
    const dialogs = this.deps.dialogs();
    const unsaved = dialogs.unsaved();
    const drafts = [...(unsaved ? [unsaved] : []), ...dialogs.offered()];
    if (drafts.length === 0) {
      // A page that came back may have kept it before.
      clearDraft(this.#key());
      return true;
    }
    const value = drafts.map((work) => ({ ...work }) as unknown as PlainObject);
    return saveDraft(this.#key(), { value, record: this.deps.record(), savedAt: Date.now() });
  }

  #key(): string {
    const key = this.deps.key?.() ?? `${this.#place}:dialog:${this.deps.record()}`;
    return ownedKey(key, this.deps.owner());
  }
}

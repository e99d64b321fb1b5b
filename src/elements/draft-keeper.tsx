import type { Draft } from "../features/editing/index.js";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";

/** An edit is on the disk this soon, in milliseconds; one write covers the keystrokes in between. */
const soon = 250;

/** What the keeper needs to know about its editor. */
export interface DraftSource {
  /** The page's `draft-key`; without one only an expired page keeps a draft. */
  key(): string | null;
  /** A key of our own, for an expired page without `draft-key`. */
  fallbackKey(): string;
  value(): PlainData;
  record(): string | null;
  isDirty(): boolean;
  /** A draft from before that the operator has not answered yet; it must not be lost under a new one. */
  offered(): Draft | null;
  offer(draft: Draft | null): void;
  /** Puts a draft in place of the content, as an edit of the operator's. */
  restore(value: PlainData): void;
}

/** Keeps the unsaved work of one editor in `sessionStorage`: soon after each edit, and at once when the page goes. */
export class DraftKeeper {
  #pending: ReturnType<typeof setTimeout> | undefined;
  /** Writes at once what would be written soon. */
  readonly flush = (): void => this.#flushPending();

  constructor(readonly source: DraftSource) {}

  /** Looks for work from before and offers it: a draft of this very record that says something else than is shown. */
  lookForDraft(): void {
    const { source } = this;
    const fits = (draft: Draft) =>
      draft.record === source.record() && !samePlainData(draft.value, source.value());
    const drafts = [source.offered(), ...this.#keys().map(loadDraft)].filter((draft) => draft !== null);
    source.offer(drafts.find(fits) ?? null);
  }

  /** The operator wants the offered work back. */
  restoreOffered(): void {
    const draft = this.source.offered();
    if (draft === null) return;
    this.source.offer(draft.earlier ?? null);
    this.source.restore(draft.value);
  }

  /** The operator does not want it; an older one that it had covered comes up again. */
  discardOffered(): void {
    this.source.offer(this.source.offered()?.earlier ?? null);
    this.#update();
  }

  /** Starts flushing when the page is left. */
  start(): void {
    window.addEventListener("pagehide", this.flush);
    document.addEventListener("visibilitychange", this.flush);
  }

  stop(): void {
    this.#flushPending();
    window.removeEventListener("pagehide", this.flush);
    document.removeEventListener("visibilitychange", this.flush);
  }

  /** After an edit. */
  edited(): void {
    if (this.source.key() === null) return;
    this.#pending ??= setTimeout(this.flush, soon);
  }

  /** Now, under the page's key or, without one, under our own. `false` when it could not be kept. */
  snapshot(): boolean {
    this.#cancelPending();
    return saveDraft(this.source.key() ?? this.source.fallbackKey(), this.#draft());
  }

  /** The work is saved: nothing to keep and nothing to offer. */
  finished(): void {
    this.source.offer(null);
    this.#forget();
  }

  #forget(): void {
    this.#cancelPending();
    for (const key of this.#keys()) clearDraft(key);
  }

  #draft(): Draft {
    const { source } = this;
    const earlier = source.offered();
    const draft = { value: source.value(), record: source.record(), savedAt: Date.now() };
    return earlier ? { ...draft, earlier } : draft;
  }

  /** Brings the storage in step: the work of now; without any, what is still on offer; else nothing. */
  #update(): void {
    const offered = this.source.offered();
    if (this.source.isDirty()) this.snapshot();
    else if (offered) saveDraft(this.source.key() ?? this.source.fallbackKey(), offered);
    else this.#forget();
  }

  #flushPending(): void {
    if (this.#pending === undefined) return;
    this.#cancelPending();
    this.#update();
  }

  #cancelPending(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
  }

  #keys(): string[] {
    const key = this.source.key();
    return [...(key === null ? [] : [key]), this.source.fallbackKey()];
  }
}

export { fallbackDraftKey } from "./draft-storage.js";

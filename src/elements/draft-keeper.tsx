import type { Draft } from "../features/editing/index.js";
import type { Lazy } from "../kit/lazily.js";
import { whenIdle } from "../kit/when-idle.js";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";
import type { EditorModel } from "./editor-model.js";

/** An edit is on the disk this soon, in milliseconds; one write covers the keystrokes in between. */
const soon = 250;

/** What an editor keeps beside its value: work that is no part of it yet. */
export interface Beside<Model> {
  /** As plain data; `undefined` where there is none. */
  begunBeside(model: Model): PlainData | undefined;
  /** Puts both in place of the content, as one edit of the operator's. */
  restoreWithBegun(model: Model, value: PlainData, begun: PlainData): void;
}

/** What the keeper needs to know about its editor. */
export interface DraftSource<Model> {
  /** The page's `draft-key`; without one only an expired page keeps a draft. */
  key(): string | null;
  /** A key of our own, for an expired page without `draft-key`. */
  fallbackKey(): string;
  model(): Model;
  /** Until it is there nothing can have been begun. */
  beside: Lazy<Beside<Model>> | undefined;
  /** A draft from before that the operator has not answered yet; it must not be lost under a new one. */
  offered(): Draft | null;
  offer(draft: Draft | null): void;
}

/** Keeps the unsaved work of one editor in `sessionStorage`: soon after each edit, and at once when the page goes. */
export class DraftKeeper<Model extends EditorModel> {
  #pending: ReturnType<typeof setTimeout> | undefined;
  /** Ends waiting for the first look; `undefined` once it was looked. */
  #unlooked: (() => void) | undefined;
  /** Writes at once what would be written soon. */
  readonly flush = (): void => this.#flushPending();

  constructor(readonly source: DraftSource<Model>) {}

  /** Looks for work from before and offers it: a draft of this very record that says something else than is shown. */
  lookForDraft(): void {
    this.#endWaiting();
    const { source } = this;
    const model = source.model();
    const fits = ({ record, value, begun = null }: Draft) =>
      record === model.record() &&
      !(samePlainData(value, model.value()) && samePlainData(begun, this.#begun() ?? null));
    const drafts = [source.offered(), ...this.#keys().map(loadDraft)].filter((draft) => draft !== null);
    source.offer(drafts.find(fits) ?? null);
  }

  /** The operator wants the offered work back. */
  restoreOffered(): void {
    const { source } = this;
    const { beside } = source;
    const draft = source.offered();
    if (draft === null) return;
    const { value, begun } = draft;
    if (begun === undefined || !beside) {
      source.offer(draft.earlier ?? null);
      source.model().restoreDraft(value);
    } else if (beside.value) {
      source.offer(draft.earlier ?? null);
      beside.value.restoreWithBegun(source.model(), value, begun);
    } else {
      // Half of the work is not what was offered: until the file is there the offer stays, and each press asks for it again.
      beside.load().then(
        () => beside.value && source.offered() === draft && this.restoreOffered(),
        () => {},
      );
    }
  }

  /** The operator does not want it; an older one that it had covered comes up again. */
  discardOffered(): void {
    this.source.offer(this.source.offered()?.earlier ?? null);
    this.#update();
  }

  /**
   * Looks for work from before, soon: the first look of a page into its storage keeps the browser waiting for longer than
   * drawing an editor takes. Nothing is written before. From now on the work is kept when the page is left.
   */
  start(): void {
    this.#endWaiting();
    this.#unlooked = whenIdle(() => this.lookForDraft());
    if (this.#isUnsaved()) this.edited();
    window.addEventListener("pagehide", this.flush);
    document.addEventListener("visibilitychange", this.flush);
  }

  stop(): void {
    this.#flushPending();
    this.#endWaiting();
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
    this.#lookFirst();
    return saveDraft(this.source.key() ?? this.source.fallbackKey(), this.#draft());
  }

  /** The same where there is something to keep: `true` when nothing is lost now. */
  keep(): boolean {
    return !this.#isUnsaved() || this.snapshot();
  }

  /** The work is saved: nothing to keep and nothing to offer, unless the operator has gone on meanwhile. */
  settled(): void {
    if (this.#isUnsaved()) this.edited();
    else {
      this.source.offer(null);
      this.#forget();
    }
  }

  #begun(): PlainData | undefined {
    const { beside, model } = this.source;
    return beside?.value?.begunBeside(model());
  }

  #isUnsaved(): boolean {
    return this.source.model().isDirty() || this.#begun() !== undefined;
  }

  #forget(): void {
    this.#cancelPending();
    for (const key of this.#keys()) clearDraft(key);
  }

  #draft(): Draft {
    const model = this.source.model();
    const [begun, earlier] = [this.#begun(), this.source.offered()];
    return {
      value: model.value(),
      ...(begun === undefined ? {} : { begun }),
      record: model.record(),
      savedAt: Date.now(),
      ...(earlier ? { earlier } : {}),
    };
  }

  /** Brings the storage in step: the work of now; without any, what is still on offer; else nothing. */
  #update(): void {
    this.#lookFirst();
    const offered = this.source.offered();
    if (this.#isUnsaved()) this.snapshot();
    else if (offered) saveDraft(this.source.key() ?? this.source.fallbackKey(), offered);
    else this.#forget();
  }

  #flushPending(): void {
    if (this.#pending === undefined) return;
    this.#cancelPending();
    this.#update();
  }

  /** What was kept before must not be lost under something new. */
  #lookFirst(): void {
    if (this.#unlooked) this.lookForDraft();
  }

  #endWaiting(): void {
    this.#unlooked?.();
    this.#unlooked = undefined;
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

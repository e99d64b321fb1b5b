import { samePlainData } from "../../lib/plain-data.js";
import type { EditorModel } from "../editor-model.js";
import type { Draft } from "./draft.js";
import type { DraftSource } from "./draft-source.js";
import { saveDraft } from "./draft-storage.js";
import { announcesOther, restoreWork } from "./draft-work.js";
import type { RecordDrafts } from "./record-drafts.js";
import { type SentWork, withoutSent } from "./sent-work.js";
import { loadUnsaved } from "./unsaved-draft.js";

/** Work that one editor has on offer: a draft of the very record that is shown, which says something else. */
export class OfferedWork<Model extends EditorModel> {
  constructor(
    readonly source: DraftSource<Model>,
    readonly stored: RecordDrafts,
  ) {}

  /** Offers what is kept under these keys, unless what is on offer still fits. */
  find(keys: readonly string[]): void {
    const { source } = this;
    const drafts = [source.offered(), ...keys.map((key) => loadUnsaved(key))].filter(
      (draft) => draft !== null,
    );
    source.offer(drafts.find((draft) => this.#fits(draft)) ?? null);
  }

  /** The operator wants it back. */
  restore(): void {
    const draft = this.source.offered();
    if (draft === null) return;
    this.source.offer(draft.earlier ?? null);
    restoreWork(draft, this.source);
  }

  /** The operator does not want it; an older one that it had covered comes up again. */
  discard(): void {
    this.source.offer(this.source.offered()?.earlier ?? null);
  }

  /** Work of another editor that has left (`DraftRival`). `true` where it is on offer now. */
  takeOver(left: Draft): boolean {
    const { source, stored } = this;
    if (!stored.isOfThisRecord(left)) saveDraft(`${source.key()}:${left.record}`, left);
    else if (this.#fits(left) && !samePlainData(source.offered()?.value ?? null, left.value)) {
      const earlier = left.earlier ?? source.offered();
      source.offer({ ...left, ...(earlier ? { earlier } : {}) });
      return true;
    }
    return false;
  }

  /** Work has arrived. `true` where it was on offer. */
  withdraw({ work, keys }: SentWork): boolean {
    if (!this.stored.keys().some((key) => keys.includes(key))) return false;
    const offered = this.source.offered();
    const left = withoutSent(offered, work);
    this.source.offer(left);
    return left !== offered;
  }

  #fits(draft: Draft): boolean {
    return this.stored.isOfThisRecord(draft) && announcesOther(draft, this.source);
  }
}

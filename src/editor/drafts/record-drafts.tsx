import type { EditorModel } from "../editor-model.js";
import type { Draft } from "./draft.js";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";

/** Keys of an editor's drafts, and the record that it shows. */
interface DraftPlace {
  key(): string | null;
  fallbackKey(): string;
  model(): Pick<EditorModel, "record">;
}

/** Drafts that lie under the keys of one editor: its own, those of its record, and those of others. */
export class RecordDrafts {
  /** The record that the page itself named; a save gives an id to a new one that the page does not know of. */
  named: string | null | undefined;
  /** True once a draft of another record was set aside since this content is there. */
  #hasRoom = false;
  /** When work was written last since this content is there. */
  #writtenAt: number | undefined;
  readonly #place: DraftPlace;

  constructor(place: DraftPlace) {
    this.#place = place;
  }

  keys(): string[] {
    const key = this.#place.key();
    const own = key === null ? [] : [key, `${key}:${this.#place.model().record()}`];
    return [...own, this.#place.fallbackKey()];
  }

  /** Other content is there, or another owner: nothing of it is written yet. */
  begin(): void {
    this.#hasRoom = false;
    this.#writtenAt = undefined;
  }

  isOfThisRecord({ record, savedHere }: Draft): boolean {
    const shown = this.#place.model().record();
    return record === shown || (savedHere === true && shown === null);
  }

  /** One page may edit one record after another: what was kept of another stays, under a key of its own. */
  makeRoom(key: string): void {
    const draft = this.#hasRoom ? null : loadDraft(key);
    this.#hasRoom = true;
    if (draft && !this.#isOurs(draft)) saveDraft(`${key}:${draft.record}`, draft);
  }

  /** `false` when it could not be kept. */
  write(key: string, draft: Draft): boolean {
    this.#writtenAt = draft.savedAt;
    return saveDraft(key, draft);
  }

  /**
   * Removes the draft of this record that was written here. What was on offer from before stays so, and what is no
   * part of the value yet, which the page could not take.
   */
  dropWritten(): void {
    const record = this.#place.model().record();
    for (const key of this.keys()) {
      const draft = loadDraft(key);
      const isOurs = draft?.savedAt === this.#writtenAt && draft?.record === record;
      if (!draft || !isOurs || draft.begun !== undefined) continue;
      if (draft.earlier) saveDraft(key, draft.earlier);
      else clearDraft(key);
    }
  }

  /** Removes all drafts of this record. */
  drop(keys: readonly string[] = this.keys()): void {
    for (const key of keys) {
      const draft = loadDraft(key);
      if (!draft || this.#isOurs(draft)) clearDraft(key);
    }
  }

  /** Removes what was set aside before a save gave it an id, and is in that save. */
  dropNamed(): void {
    const key = this.#place.key();
    if (key !== null) this.drop([`${key}:${this.named}`]);
  }

  /** Also of what the page had named before a save gave it an id. */
  #isOurs(draft: Draft): boolean {
    return this.isOfThisRecord(draft) || draft.record === this.named;
  }
}

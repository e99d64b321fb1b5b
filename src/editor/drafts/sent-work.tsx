import { samePlainData } from "../../lib/plain-data.js";
import type { Draft } from "./draft.js";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";

/** Work of an editor as it was sent, and how it was kept then: both may be others when its answer comes. */
export class SentWork {
  constructor(
    readonly work: Draft,
    /** Keys under which it was kept. */
    readonly keys: readonly string[],
    /** Draft that was on offer beside it: to save was the answer to that. */
    readonly offered: Draft | null,
    /** Editors of the page that may have it on offer. */
    readonly editors: () => Iterable<{ withdraw(sent: SentWork): void }>,
  ) {}

  /** It has arrived, whatever is shown by then: it is no longer kept or on offer. What was written since stays. */
  arrived(): void {
    for (const key of this.keys) {
      const draft = loadDraft(key);
      const left = withoutSent(draft, this.work);
      if (left === null) clearDraft(key);
      else if (left !== draft) saveDraft(key, left);
    }
    for (const editor of this.editors()) editor.withdraw(this);
  }
}

/** The draft without work that has arrived; `null` where nothing is left. Extras that a save does not send stay. */
export function withoutSent(draft: Draft | null, sent: Draft): Draft | null {
  if (draft === null) return null;
  const { earlier: before = null, ...own } = draft;
  const earlier = withoutSent(before, sent);
  const isSent = isSameWork(draft, sent);
  const left = isSent && draft.begun !== undefined ? sent.unsent : undefined;
  if (isSent && left === undefined) return earlier;
  if (earlier === before && (left === undefined || samePlainData(left, draft.begun))) return draft;
  return { ...own, ...(left === undefined ? {} : { begun: left }), ...(earlier ? { earlier } : {}) };
}

function isSameWork({ record, value, begun }: Draft, sent: Draft): boolean {
  if (record !== sent.record || !samePlainData(value, sent.value)) return false;
  return begun === undefined || samePlainData(begun, sent.begun ?? null);
}

import type { Draft } from "./draft.js";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";
import { cameBackUnsaved } from "./submission.js";
import { pageArrival } from "./submission-watch.js";

/** The draft under a key, unless it went with a form and nothing says that it did not arrive: that one is done with. */
export function loadUnsaved(key: string): Draft | null {
  const draft = loadDraft(key);
  if (!draft?.submission) return draft;
  const { submission, ...work } = draft;
  const kept = cameBackUnsaved(submission, pageArrival()) ? work : draft.earlier;
  if (kept) saveDraft(key, kept);
  else clearDraft(key);
  return kept ?? null;
}

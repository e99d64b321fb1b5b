import { parseJson } from "../../lib/json.js";
import type { Draft } from "./draft.js";
import { clearDraft, loadDraft, readText, saveDraft, writeText } from "./draft-storage.js";
import { returnedUnsaved } from "./submission.js";
import { pageArrival } from "./submission-watch.js";

/**
 * The draft under a key, unless it went with a form and has arrived: that one is done with. `isBack`: the browser shows
 * the page of that form again, whose own arrival says nothing of it.
 */
export function loadUnsaved(key: string, isBack = false): Draft | null {
  const draft = loadDraft(key);
  if (draft?.keptFor !== undefined && draft.keptFor !== performance.timeOrigin) {
    clearDraft(key);
    return null;
  }
  if (!draft?.submission) return draft;
  const { submission, ...work } = draft;
  const page = pageArrival(submission.entry);
  const isUnsaved = returnedUnsaved(submission, isBack ? { ...page, type: "back_forward" } : page);
  const kept = isUnsaved ? work : draft.earlier;
  if (kept) saveDraft(key, kept);
  else clearDraft(key);
  return kept ?? null;
}

/** Keys of drafts that went with a form. */
const sentKey = "console-editors:sent";

/** Has the next page with anything of ours judge what became of the draft under a key, also where its editor is not. */
export function noteSent(key: string): void {
  writeText(sentKey, JSON.stringify([...sentKeys(), key]));
}

/** Judges the drafts that went with a form: later pages know less of what answered it. */
export function reviewSentDrafts(): void {
  const keys = sentKeys();
  if (keys.length > 0) clearDraft(sentKey);
  for (const key of keys) loadUnsaved(key);
}

function sentKeys(): readonly string[] {
  const json = parseJson(readText(sentKey) ?? "null");
  return json.ok && Array.isArray(json.data) ? json.data.filter((key) => typeof key === "string") : [];
}

import { type Draft, readDraft, writeDraft } from "../features/editing/index.js";

/** The draft under a key; none when there is none, or when the page may not use its storage. */
export function loadDraft(key: string): Draft | null {
  try {
    return readDraft(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps a draft; `false` when the storage is full or refused. */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    sessionStorage.setItem(key, writeDraft(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to clear.
  }
}

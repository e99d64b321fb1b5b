import { pagePath } from "../../lib/page-address.js";
import { type Draft, readDraft, writeDraft } from "./draft.js";

/** The text under a key; none when there is none, or when the page may not use its storage. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; `false` when the storage is full or refused. */
export function writeText(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The draft under a key, if there is one. */
export function loadDraft(key: string): Draft | null {
  return readDraft(readText(key));
}

/** Keeps a draft; `false` when it could not be kept. */
export function saveDraft(key: string, draft: Draft): boolean {
  return writeText(key, writeDraft(draft));
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to clear.
  }
}

/** The key of a draft, which is another one for each owner: what another account has written is none of this one's work. */
export function ownedKey(key: string, owner: string | null): string {
  return owner === null ? key : `${key}?owner=${encodeURIComponent(owner)}`;
}

/** For pages without `draft-key`: the page, the tag and the element's place are enough to find the work again. */
export function fallbackDraftKey(element: HTMLElement, tag: string): string {
  const place =
    element.id || element.getAttribute("name") || [...document.querySelectorAll(tag)].indexOf(element);
  return `console-editors:${tag}:${pagePath()}:${place}`;
}

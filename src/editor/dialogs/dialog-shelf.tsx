import type { PlainData } from "../../lib/plain-data.js";
import { clearDraft, loadDraft, saveDraft } from "../drafts/draft-storage.js";

/** Works of dialogs under their keys: in `sessionStorage`, and as long as the page where that has no room. */
export interface DialogShelf {
  works(key: string): readonly PlainData[];
  /** Puts these in the place of those under the key. `false`: they are lost with the page. */
  put(key: string, record: string, works: readonly unknown[]): boolean;
}

/** Makes the shelf of a page. */
export function createDialogShelf(): DialogShelf {
  const withoutRoom = new Map<string, readonly PlainData[]>();
  return {
    works(key) {
      const value = withoutRoom.get(key) ?? loadDraft(key)?.value;
      return Array.isArray(value) ? value : [];
    },
    put(key, record, works) {
      const value = works as PlainData[];
      withoutRoom.delete(key);
      if (value.length === 0) clearDraft(key);
      else if (!saveDraft(key, { value, record, savedAt: Date.now() })) withoutRoom.set(key, value);
      return !withoutRoom.has(key);
    },
  };
}

import { activeAfter } from "../../../../kit/listbox-keys.js";

/** Meaning of a key in the search box for the list. */
export type KeyMeaning =
  | { is: "move"; to: number; extend: boolean }
  | { is: "press" }
  /** Sends the active item to the operator, or shows it. */
  | { is: "test" | "preview" };

/** A key event, as much of it as counts. */
export interface ListKey {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * `null` leaves the key to the search box. Home and End belong to its caret until that has arrived; with Ctrl they go
 * through the list at once. A range stops at both ends, or one key too many would tick the whole list. Alt with T or P is told by `code`, since on a Mac the two make other letters.
 */
export function keyMeaning(
  { key, code, altKey, ctrlKey, metaKey, shiftKey }: ListKey,
  active: number | null,
  count: number,
  caret: { atStart: boolean; atEnd: boolean },
): KeyMeaning | null {
  if (altKey && !ctrlKey && !metaKey) {
    if (code === "KeyT") return { is: "test" };
    return code === "KeyP" ? { is: "preview" } : null;
  }
  if (altKey || metaKey) return null;
  if (key === "Home" || key === "End") {
    const free = ctrlKey || (key === "Home" ? caret.atStart : caret.atEnd);
    if (!free || count === 0 || (shiftKey && !ctrlKey)) return null;
    return { is: "move", to: key === "Home" ? 0 : count - 1, extend: shiftKey };
  }
  if (ctrlKey) return null;
  if (key === "Enter") return { is: "press" };
  const beyond = (key === "ArrowDown" && active === count - 1) || (key === "ArrowUp" && active === 0);
  const to = shiftKey && beyond && active !== null ? active : activeAfter(key, active ?? -1, count, true);
  return to === undefined ? null : { is: "move", to, extend: shiftKey };
}

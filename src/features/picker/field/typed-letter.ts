import { letterKey } from "../../../kit/letter-key.js";

/** A key press, as much of it as counts. */
interface Press {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The letter that a key types; `null` for a command. A blank is one only where something stands before it. */
export function typedLetter({ key, altKey, ctrlKey, metaKey }: Press, before: string): string | null {
  if (altKey || ctrlKey || metaKey || [...key].length !== 1) return null;
  return key === " " && before === "" ? null : key;
}

/** True for a key that undoes the last edit. */
export function isUndo(press: Press & { code: string; shiftKey: boolean }): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = press;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && letterKey(press) === "z";
}

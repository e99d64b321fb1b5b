import { isTabKey } from "../kit/tab-key.js";

/** Kinds of places that can have the focus, as far as keys go. */
export type KeyPlace =
  /** A field that texts, figures or dates are written in. */
  | "text"
  | "button"
  | "link"
  | "checkbox"
  | "radio"
  /** A select, and what is walked through by arrows and letters: options, menus, grids, trees. */
  | "list"
  /** Something that takes the focus only to be scrolled. */
  | "scroller"
  | "other";

/** A key event, as much of it as counts. */
export interface PlacedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** AltGr, which comes with Ctrl and Alt on some systems, and alone on others. */
  altGraph: boolean;
  /** The input method is using the key. */
  composing: boolean;
  /** Something of the element has answered to it. */
  used: boolean;
  /** Option writes characters there. */
  onMac: boolean;
}

/**
 * True for a key that ends at the element: what the element has answered to, and what the place uses by itself. The
 * rest is the page's.
 */
export function endsAtElement(event: PlacedKey, place: KeyPlace): boolean {
  if (event.used || (event.composing && (place === "text" || place === "list"))) return true;
  if (place === "text") return writes(event) || edits(event);
  if (event.ctrlKey || event.metaKey || event.altKey) {
    // Opens the list of a select.
    return place === "list" && event.altKey && upAndDown.has(event.key);
  }
  return usedBy[place].has(event.key) || (place === "list" && isPrintable(event.key));
}

/** Writes, deletes, or moves the caret, without a command key. */
function writes({ key, code, ctrlKey, metaKey, altKey, altGraph, onMac }: PlacedKey): boolean {
  if (inputMethodKeys.has(key)) return !isTabKey({ key, code });
  if (isPrintable(key) && (altGraph || (onMac && altKey && !ctrlKey && !metaKey))) return true;
  return !(ctrlKey || metaKey || altKey) && (isPrintable(key) || editingKeys.has(key));
}

/** Copies, pastes, takes back, or moves and deletes by words and lines. */
function edits({ key, code, ctrlKey, metaKey, altKey }: PlacedKey): boolean {
  if (altKey) return !(ctrlKey || metaKey) && wordKeys.has(key);
  if (!ctrlKey && !metaKey) return false;
  // A keyboard without Latin letters tells the command by the place of the key.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, "");
  return chordKeys.has(key) || (isPrintable(key) && chordLetters.has(letter));
}

/** How a focused element describes itself; names in small letters. */
export interface FocusedElement {
  tag: string;
  role: string | null;
  /** Type of an input. */
  type: string;
  editable: boolean;
  /** Tab leads to it. */
  isStop: boolean;
}

/** Which place it is. A role says more than the tag, but whatever can be written in is a text. */
export function keyPlace({ tag, role, type, editable, isStop }: FocusedElement): KeyPlace {
  if (tag === "textarea" || editable) return "text";
  if (tag === "input") return inputPlaces[type] ?? "text";
  if (tag === "select" || (role !== null && listRoles.has(role))) return "list";
  if (tag === "button" || tag === "summary" || role === "button") return "button";
  if (tag === "a") return "link";
  return isStop ? "scroller" : "other";
}

const inputPlaces: Readonly<Record<string, KeyPlace>> = {
  checkbox: "checkbox",
  radio: "radio",
  range: "list",
  button: "button",
  color: "button",
  file: "button",
  image: "button",
  reset: "button",
  submit: "button",
};

const listRoles: ReadonlySet<string> = new Set([
  "combobox",
  "listbox",
  "option",
  "menu",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "grid",
  "gridcell",
  "tree",
  "treeitem",
]);

/** Named keys have names of several letters. */
function isPrintable(key: string): boolean {
  return [...key].length === 1;
}

const upAndDown: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown"]);
const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const ends = ["Home", "End"];
const pages = ["PageUp", "PageDown"];

const editingKeys: ReadonlySet<string> = new Set([
  ...arrows,
  ...ends,
  ...pages,
  "Backspace",
  "Delete",
  "Enter",
  "Insert",
]);
const chordKeys: ReadonlySet<string> = new Set([...arrows, ...ends, "Backspace", "Delete", "Insert"]);
const wordKeys: ReadonlySet<string> = new Set([...arrows, "Backspace", "Delete"]);
const chordLetters: ReadonlySet<string> = new Set(["A", "C", "V", "X", "Z", "Y"]);

/** Keys of input methods that name no character, and what browsers say of a key that they cannot name. */
const inputMethodKeys: ReadonlySet<string> = new Set([
  "Process",
  "Dead",
  "Unidentified",
  "Compose",
  "Convert",
  "NonConvert",
  "KanaMode",
  "KanjiMode",
  "Hiragana",
  "Katakana",
  "HiraganaKatakana",
  "Romaji",
  "Eisu",
  "Alphanumeric",
  "Zenkaku",
  "Hankaku",
  "ZenkakuHankaku",
  "HangulMode",
  "HanjaMode",
  "JunjaMode",
  "ModeChange",
]);

const usedBy: Readonly<Record<Exclude<KeyPlace, "text">, ReadonlySet<string>>> = {
  button: new Set([" ", "Enter"]),
  link: new Set(["Enter"]),
  checkbox: new Set([" "]),
  radio: new Set([...arrows, " "]),
  list: new Set([...arrows, ...ends, ...pages, " ", "Enter"]),
  scroller: new Set([...arrows, ...ends, ...pages, " "]),
  other: new Set(),
};

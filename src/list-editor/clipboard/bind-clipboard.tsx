import type { ClipText } from "./clip.js";
import { putOnEvent, takeFromEvent } from "./system-clipboard.js";

/** Handlers of an editor for the keys that copy, cut and paste. */
export interface ClipboardUser {
  /** Copies the selection, or the part at the focus; `null` leaves the key to the browser. */
  copy(at: Element): ClipText | null;
  /** The same, and takes it away. */
  cut(at: Element): ClipText | null;
  /** Pastes; true when the text has been dealt with, be it by a refusal. */
  paste(at: Element, text: string): boolean;
}

const kinds = ["copy", "cut", "paste"] as const;

/**
 * Listens to copying, cutting and pasting while the focus is in an editor: at the document, since the browser sends these
 * events wherever a text was selected last. Text fields and selected texts are the browser's own. Returns a function that ends it.
 */
export function bindClipboard(root: ShadowRoot, user: ClipboardUser): () => void {
  let listening: Document | undefined;
  root.addEventListener("focusin", enter);
  root.addEventListener("focusout", leave);
  if (root.activeElement) enter();
  return () => {
    root.removeEventListener("focusin", enter);
    root.removeEventListener("focusout", leave);
    leave();
  };

  function enter(): void {
    leave();
    // Looked up each time: the element may have been moved into another document.
    listening = root.ownerDocument;
    for (const kind of kinds) listening.addEventListener(kind, answer);
  }

  function leave(): void {
    for (const kind of kinds) listening?.removeEventListener(kind, answer);
    listening = undefined;
  }

  function answer(event: ClipboardEvent): void {
    const at = root.activeElement;
    if (!at || event.defaultPrevented || isBrowsersOwn(at)) return;
    if (event.type === "paste") {
      if (user.paste(at, takeFromEvent(event))) event.preventDefault();
      return;
    }
    if (isSomethingSelected(root)) return;
    const clip = event.type === "cut" ? user.cut(at) : user.copy(at);
    if (clip === null) return;
    putOnEvent(event, clip);
    event.preventDefault();
  }
}

const plainInputs = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/** A field that texts are written in; with something selected, one that can only be read is no different. */
function isBrowsersOwn(at: Element): boolean {
  // A dialog or popover above the editor has keys of its own.
  if (at.closest("dialog, [popover]")) return true;
  if (!at.matches("input, textarea")) return at.matches("[contenteditable]:not([contenteditable=false])");
  const field = at as HTMLInputElement;
  if (plainInputs.includes(field.type) || field.dataset.keyPlace === "list") return false;
  return !field.readOnly || field.selectionStart !== field.selectionEnd;
}

/** Also text beside the fields: an operator who marked it wants to copy that. */
function isSomethingSelected(root: ShadowRoot): boolean {
  // In some browsers only the root itself knows what is selected in it.
  const own = (root as { getSelection?(): Selection | null }).getSelection?.();
  const selections = [own, root.ownerDocument.getSelection()];
  return selections.some((selection) => selection?.type === "Range" && selection.toString() !== "");
}

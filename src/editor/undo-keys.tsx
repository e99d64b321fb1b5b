import { isComposing } from "../kit/ime.js";
import { letterKey } from "../kit/letter-key.js";

/**
 * Step of the history that a key press asks for: Ctrl or Cmd with Z, with Shift and Z, with Y. None during a conversion, nor in
 * `[data-own-undo]`: what is typed there is in no value yet, and the browser takes it back.
 */
export function undoAskedBy(event: Event): "undo" | "redo" | null {
  // No `instanceof`: an element that was moved into a frame hears events of another window's classes.
  if (!isKeyPress(event) || isComposing(event) || event.defaultPrevented) return null;
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  if ((event.composedPath()[0] as Element).closest?.("[data-own-undo]")) return null;
  const key = letterKey(event);
  if (key === "y") return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}

function isKeyPress(event: Event): event is KeyboardEvent {
  return "key" in event;
}

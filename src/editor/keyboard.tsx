import { FocusKeeper } from "./focus-keeper.js";
import { nearestShown } from "./main-button.js";
import { undoAskedBy } from "./undo-keys.js";

/* On its own: nobody presses a key before there is something to press it in. */

/** An editor as the keyboard sees it. */
export interface Operated {
  /** Node that the view is in. */
  mount(): HTMLElement;
  /** Tells whether nothing can be edited now. */
  isFixed(): boolean;
  /** The next edit is a step of its own. */
  endStep(): void;
  undo(): void;
  redo(): void;
}

/**
 * Undo works from wherever the focus is inside, and the focus stays inside. What is pressed is a step of its own: only
 * keystrokes join. Returns a function that ends it.
 */
export function bindKeyboard(editor: Operated): () => void {
  const focus = new FocusKeeper(editor.mount);
  const root = editor.mount().getRootNode();
  root.addEventListener("keydown", onKeyDown);
  root.addEventListener("click", editor.endStep, true);
  focus.start();
  return () => {
    root.removeEventListener("keydown", onKeyDown);
    root.removeEventListener("click", editor.endStep, true);
    focus.stop();
  };

  function onKeyDown(event: Event): void {
    const { altKey, key, defaultPrevented } = event as KeyboardEvent;
    // To the nearest palette; in a text first to the buttons of the text, which prevent it (rules: one-stop-palette).
    if (altKey && key === "F10" && !defaultPrevented) {
      const palette = nearestShown(event.composedPath(), ".add-strip-button[tabindex='0']");
      palette?.focus();
      if (palette) event.preventDefault();
    }
    const asked = editor.isFixed() ? null : undoAskedBy(event);
    if (asked === null) return;
    // Also where there is nothing to undo: the browser's own undo would change a field behind the model's back.
    event.preventDefault();
    if (asked === "undo") editor.undo();
    else editor.redo();
  }
}

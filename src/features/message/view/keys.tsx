import type { EditorProps, EditorView } from "prosemirror-view";
import { undoAskedBy } from "../../../editor/index.js";
import { type CompositionTracker, isComposing } from "../../../kit/ime.js";
import * as edits from "./edits.js";

/** Deps of keys: the parts of the field that they need. */
export interface KeyDeps {
  /** True when the field used the key. */
  onKey(event: KeyboardEvent): boolean;
  /** Asks for the parameters of a placeholder, by its place. */
  onOpen(at: number, source: string): void;
  /** The browser's menu asks for the history. */
  onHistory(direction: "undo" | "redo"): void;
}

export type EventHandlers = NonNullable<EditorProps["handleDOMEvents"]>;

/** Handlers of keys in the text, and of the browser's own history. */
export function keyHandlers(deps: { readonly current: KeyDeps }, conversions: CompositionTracker) {
  return {
    handleKeyDown: (view: EditorView, event: KeyboardEvent) => isUsed(view, event, deps.current, conversions),
    events: {
      keydown(view, event) {
        readSelection(view, event);
        return isLeftAlone(view, event, deps.current);
      },
      beforeinput: (_, event) => isRefused(event, deps.current),
    } satisfies EventHandlers,
  };
}

/** The browser tells of a selection a moment after it is there; a key that follows at once must find it. */
function readSelection(view: EditorView, event: KeyboardEvent): void {
  if (!isComposing(event) && !view.composing) keepUpWithSelection(view);
}

/** Reads where the browser's selection is now. */
export function keepUpWithSelection(view: EditorView): void {
  // ProseMirror reads the selection when this is called; it has no name for it in its types.
  (view as unknown as { domObserver: { flush(): void } }).domObserver.flush();
}

/** Keys that ProseMirror would use up for what there is not here. The history is the editor's around us, the rest the page's. */
function isLeftAlone(view: EditorView, event: KeyboardEvent, deps: KeyDeps): boolean {
  if (undoAskedBy(event) !== null) return true;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  const isUsedUp = event.key === "Escape" || (isCommand && /^(enter|b|i)$/i.test(event.key));
  if (!isUsedUp || isComposing(event)) return false;
  // A placeholder that stays selected would be replaced by the next letter.
  const leaving = event.key === "Escape" ? edits.leavePlaceholder(view.state) : null;
  if (deps.onKey(event) || leaving) event.preventDefault();
  if (leaving) view.dispatch(leaving);
  return true;
}

function isUsed(
  view: EditorView,
  event: KeyboardEvent,
  deps: KeyDeps,
  conversions: CompositionTracker,
): boolean {
  if (isComposing(event)) return false;
  // The Enter that ended a conversion and comes after it does nothing else.
  if (conversions.owns(event) || deps.onKey(event)) return true;
  const { state } = view;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  if (event.key === "Enter" && isPlain) {
    const chosen = edits.chosenPlaceholder(state);
    if (chosen && !event.shiftKey) deps.onOpen(chosen.at, chosen.source);
    else view.dispatch(edits.breakLine(state));
    return true;
  }
  if (event.key !== "Backspace" && event.key !== "Delete") return false;
  const tr = edits.deleteAtEdge(state, event.key === "Backspace" ? "backward" : "forward");
  if (tr) view.dispatch(tr);
  return tr !== null;
}

/** The browser's own history knows nothing of ours, and there is nothing to make bold. */
function isRefused(event: InputEvent, deps: KeyDeps): boolean {
  if (event.inputType.startsWith("format")) {
    event.preventDefault();
    return true;
  }
  if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return false;
  event.preventDefault();
  deps.onHistory(event.inputType === "historyUndo" ? "undo" : "redo");
  return true;
}

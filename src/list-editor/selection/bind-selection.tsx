import { flushSync } from "react-dom";
import type { FocusTarget } from "../../editor/index.js";
import { isComposing } from "../../kit/ime.js";
import { actsOnSelection, headAt, pressedRowAt, type RowHead } from "../row-place.js";
import type { RowSelection } from "./create-selection.js";
import type { SelectionEdits } from "./selection-edits.js";

/** A model whose rows can be selected. */
export interface SelectingModel extends SelectionEdits {
  readonly selection: RowSelection;
  focusOn(target: FocusTarget): void;
}

/** Selects rows by presses and keys on their heads, and does to them what keys say. Returns a function that ends it. */
export function bindSelection(root: ShadowRoot, model: SelectingModel): () => void {
  const { selection } = model;
  let isSpaceUsed = false;
  // While it goes down, so that a head which folds its row is told in time.
  root.addEventListener("mousedown", keepTexts, true);
  root.addEventListener("click", press, true);
  root.addEventListener("keydown", onKeyDown);
  root.addEventListener("keyup", onKeyUp);
  return () => {
    root.removeEventListener("mousedown", keepTexts, true);
    root.removeEventListener("click", press, true);
    root.removeEventListener("keydown", onKeyDown);
    root.removeEventListener("keyup", onKeyUp);
  };

  /** With Shift a press would mark all texts from the one before. */
  function keepTexts(event: Event): void {
    const { target, shiftKey } = event as MouseEvent;
    if (shiftKey && target instanceof Element && headAt(target)) event.preventDefault();
  }

  function press(event: Event): void {
    const { target, shiftKey, ctrlKey, metaKey, altKey, detail } = event as MouseEvent;
    const adds = ctrlKey || metaKey;
    // A key that presses a button is none of ours.
    if (detail === 0 || altKey || !(adds || shiftKey) || !(target instanceof Element)) return;
    const row = pressedRowAt(target);
    if (row === null) return;
    event.preventDefault();
    if (shiftKey) selection.selectTo(row, adds);
    else selection.toggle(row);
    model.focusOn({ row, field: "head" });
  }

  function onKeyDown(event: Event): void {
    const pressed = event as KeyboardEvent;
    const { target } = pressed;
    if (pressed.defaultPrevented || isComposing(pressed) || !(target instanceof Element)) return;
    const head = headAt(target);
    // Drawn before the next key comes: that one is for the row which the focus goes to.
    const isUsed = flushSync(
      () =>
        (head !== null && selectBy(pressed, head)) ||
        (selection.keys().size > 0 && actsOnSelection(target) && actBy(pressed, head)),
    );
    if (!isUsed) return;
    event.preventDefault();
    isSpaceUsed = pressed.key === " ";
  }

  /** A button is pressed, and a checkbox changed, when Space comes up. */
  function onKeyUp(event: Event): void {
    if ((event as KeyboardEvent).key !== " ") return;
    if (isSpaceUsed) event.preventDefault();
    isSpaceUsed = false;
  }

  function selectBy(pressed: KeyboardEvent, { row }: RowHead): boolean {
    const { key } = pressed;
    const by = directions[key];
    const held = modifiersOf(pressed);
    if (held === "shift" && by !== undefined) {
      model.focusOn({ row: selection.extend(row, by), field: "head" });
      return true;
    }
    if (held !== "command") return false;
    if (key === " ") selection.toggle(row);
    else if (key.toLowerCase() === "a") selection.selectAll(row);
    else return false;
    return true;
  }

  function actBy(pressed: KeyboardEvent, head: RowHead | null): boolean {
    const { key } = pressed;
    const by = directions[key];
    const held = modifiersOf(pressed);
    if (held === "alt" && by !== undefined) {
      model.moveSelected(by, head ?? undefined);
      return true;
    }
    if (held !== "") return false;
    if (key === "Escape") clearFrom(head);
    // One at a press: a key that is held would go on in what comes next.
    else if (key === "Delete") pressed.repeat || model.removeSelected();
    else return false;
    return true;
  }

  /** Removes the selection; the element that had the focus may go with it. */
  function clearFrom(head: RowHead | null): void {
    const row = head?.row ?? selection.rows()[0]?.key;
    selection.clear();
    if (row !== undefined) model.focusOn({ row, field: head?.field ?? "head" });
  }
}

const directions: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Which one of them is held; `null` where there are several. */
function modifiersOf(pressed: KeyboardEvent): "" | "shift" | "alt" | "command" | null {
  const held = [
    pressed.shiftKey && ("shift" as const),
    pressed.altKey && ("alt" as const),
    (pressed.ctrlKey || pressed.metaKey) && ("command" as const),
  ].filter((each) => each !== false);
  return held.length > 1 ? null : (held[0] ?? "");
}

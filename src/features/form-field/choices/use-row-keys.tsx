import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useComposition } from "../../../kit/composition.js";
import { readLines } from "../../../lib/cells.js";
import type { FormFieldModel } from "../model.js";

/** Handlers of keys and pastes in the text of a choice that change the list. Keys of a conversion do nothing. */
export function useRowKeys(model: FormFieldModel) {
  const { tracker, handlers } = useComposition();
  const isByKey = useRef(false);
  return {
    ...handlers,
    onKeyDown(event: KeyboardEvent) {
      const at = textAt(event.target);
      if (!at || event.defaultPrevented || tracker.owns(event)) return;
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (altKey && !ctrlKey && !metaKey && !shiftKey && (key === "ArrowUp" || key === "ArrowDown")) {
        event.preventDefault();
        if (!at.field.readOnly) model.moveChoice(at.row, key === "ArrowUp" ? -1 : 1, "value");
        return;
      }
      if (altKey || ctrlKey || metaKey || shiftKey || at.field.readOnly) return;
      if (key === "Enter") {
        event.preventDefault();
        isByKey.current = true;
        model.leaveChoice(at.row);
      } else if (key === "Backspace" && at.field.value === "" && !repeat) {
        // One that is held down has emptied the text, and must not take the rows before it.
        isByKey.current = true;
        if (model.removeEmptyChoice(at.row)) event.preventDefault();
      }
    },
    onPaste(event: ClipboardEvent) {
      const at = textAt(event.target);
      const text = event.clipboardData.getData("text/plain");
      if (!at || at.field.readOnly || tracker.active || !/[\n\r]/.test(text.trim())) return;
      event.preventDefault();
      isByKey.current = true;
      model.pasteChoices(at.row, readLines(text, event.clipboardData.getData("text/html")));
    },
    onFocus({ target }: FocusEvent) {
      // A caret that comes by a key goes to the end.
      const at = textAt(target);
      if (isByKey.current && at) at.field.setSelectionRange(at.field.value.length, at.field.value.length);
      isByKey.current = false;
    },
  };
}

function textAt(target: EventTarget): { field: HTMLInputElement; row: string } | null {
  const field =
    target instanceof Element ? target.closest<HTMLInputElement>("input[data-field=value]") : null;
  const row = field?.closest<HTMLElement>("[data-row]")?.dataset.row;
  return field && row !== undefined ? { field, row } : null;
}

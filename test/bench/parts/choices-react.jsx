import "./choices.css";
import { useEffect, useRef } from "react";

/** All choices as one text, as a page would write it around a form library. */
export function Lines({ text, onApply, onClose }) {
  const dialog = useRef(null);
  const area = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <textarea ref={area} rows={12} defaultValue={text} aria-label="1行に1つ入力" />
      <button type="button" className="apply" onClick={() => onApply(linesOf(area.current.value))}>
        反映する
      </button>
    </dialog>
  );
}

/** Lines that are not blank, each once. */
export const linesOf = (text) => [...new Set(text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== ""))];

/** What keys and pastes in a list of text fields do: Enter goes on, several lines are several choices. */
export function listKeys({ placeOf, count, focus, insert }) {
  return {
    onKeyDown(event) {
      const at = placeOf(event.target);
      if (at < 0 || event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      if (at + 1 < count()) focus(at + 1);
      else insert(at + 1, [""]);
    },
    onPaste(event) {
      const at = placeOf(event.target);
      const lines = linesOf(event.clipboardData.getData("text/plain"));
      if (at < 0 || lines.length < 2) return;
      event.preventDefault();
      insert(at + 1, lines);
    },
  };
}

/** As soon as it is drawn. */
export function focusSoon(find) {
  const element = find();
  if (element) element.focus();
  else requestAnimationFrame(() => focusSoon(find));
}

/** What scenarios read of a page of such rows; `input` finds the text field of a choice. */
export const choicesPage = (input) => ({
  row: input,
  input,
  hasFocus: (at) => input(at) !== null && document.activeElement === input(at),
  bulk: () => document.querySelector(".bulk"),
  lines: () => document.querySelector("dialog textarea"),
  apply: () => document.querySelector(".apply"),
});

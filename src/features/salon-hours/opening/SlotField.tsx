import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { readNumber } from "../../../api/read-fields.js";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { joinMessages } from "../../../lib/join-messages.js";
import { useSalonSettings } from "../../salon/index.js";
import { formatSlot } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

const steps = [5, 10, 15, 30, 60];

/** In which steps customers are offered times. Others than ours are shown, and stay until another is chosen. */
export function SlotField() {
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { slot } = useAtomValue(editor.atoms.present);
  const error = joinMessages(useAtomValue(editor.atoms.refused).slot);
  const wish = useAtomValue(editor.atoms.focus);
  const field = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (wish !== "slot") return;
    field.current?.focus();
    editor.focusArrived();
  }, [wish, editor]);
  const options = steps.map((value) => ({ value, label: words.minutesOf(value) }));
  return (
    <div className="opening-slot">
      <Field label={words.slot} error={error}>
        <Select
          ref={field}
          options={options}
          value={slot === null ? null : (readNumber(slot) ?? -1)}
          goneLabel={formatSlot(slot, words)}
          disabled={fixed}
          onChange={(minutes) => editor.editDocument((document) => ({ ...document, slot: minutes }))}
        />
      </Field>
    </div>
  );
}

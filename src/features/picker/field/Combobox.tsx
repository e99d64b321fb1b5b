import { type RefObject, useContext, useId } from "react";
import { unfilled } from "../../../kit/attributes.js";
import { FieldContext } from "../../../kit/field-context.js";
import { whenLeft } from "../../../kit/when-left.js";
import { pickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import type { FieldShown } from "../state.js";
import { fieldKeys, toggleList } from "./field-keys.js";
import { summaryOf } from "./summary.js";
import type { Typing } from "./use-typing.js";

/**
 * The control of the field. The chosen items describe it: readers say no placeholder of a combobox, and a value would be
 * edited by the first letter. The face is what is seen of it, until something is typed.
 */
export function Combobox(props: {
  model: PickerModel;
  shown: FieldShown;
  label: string;
  opener: RefObject<HTMLInputElement | null>;
  typing: Typing;
}) {
  const { model, shown, label, opener, typing } = props;
  const { settings, open } = shown;
  const outerField = useContext(FieldContext);
  const faceId = useId();
  const { text, face } = summaryOf(shown, pickerWords[settings.locale], label, faceId);
  return (
    <span className="picker-opener" part="combobox">
      <input
        ref={opener}
        type="text"
        role="combobox"
        className="picker-input"
        // The keys of a list; touching it brings no keyboard up.
        data-key-place={open ? undefined : "list"}
        inputMode="none"
        {...unfilled}
        spellCheck={false}
        placeholder={text}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? "picker-popup picker-list" : undefined}
        aria-describedby={outerField?.describedBy ? `${faceId} ${outerField.describedBy}` : faceId}
        aria-invalid={outerField?.invalid || undefined}
        aria-required={settings.required || undefined}
        aria-readonly={settings.readonly || undefined}
        readOnly={settings.readonly}
        disabled={settings.disabled}
        onClick={() => toggleList(model, shown)}
        onKeyDown={fieldKeys(model, shown, typing)}
        {...typing.handlers}
        onBlur={(event) => {
          typing.handlers.onBlur(event);
          whenLeft(event, model.leaveChips);
        }}
      />
      {face}
    </span>
  );
}

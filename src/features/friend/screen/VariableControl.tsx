import { useState } from "react";
import { DateField } from "../../../kit/DateField.js";
import { NumberField } from "../../../kit/NumberField.js";
import { TextArea } from "../../../kit/TextArea.js";
import { TextField } from "../../../kit/TextField.js";
import { isDay } from "../../../lib/dates/days.js";
import { VariableType } from "../../../references/index.js";
import { greatestNumber, leastNumber, numberDecimals } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { ChoiceControl } from "./ChoiceControl.js";
import { FileControl } from "./FileControl.js";
import { useFriend } from "./friend-context.js";
import type { VariableControlProps } from "./variable-control-props.js";

/** Control that edits a value of one type. What cannot be edited can be focused, read and copied. */
export function VariableControl(props: VariableControlProps) {
  const { variable, value, textOf, isReadOnly, onChange, onWrite } = props;
  const { settings } = useFriend();
  const words = friendWords[settings.locale];
  const text = value === null ? "" : typeof value === "object" ? textOf(value) : String(value);
  // A field of one line would join the lines of what was stored.
  const [hadLines] = useState(text.includes("\n"));
  const field = {
    readOnly: isReadOnly,
    "data-field": "value",
    placeholder: value === "" ? words.emptyText : words.unset,
  };

  switch (variable.type) {
    case VariableType.number:
      return (
        <NumberField
          {...{ readOnly: isReadOnly, "data-field": "value" }}
          value={typeof value === "number" ? value : value === null ? null : text}
          onChange={(figure) => onChange(figure, true)}
          min={leastNumber}
          max={greatestNumber}
          decimals={numberDecimals}
          room="l"
        />
      );
    case VariableType.select:
      return <ChoiceControl {...props} />;
    case VariableType.date:
      // The browser's field can show nothing but a day; the warning tells of anything else.
      return (
        <DateField
          {...{ readOnly: isReadOnly, "data-field": "value" }}
          value={isDay(value) ? value : ""}
          onChange={(day) => onChange(day === "" ? null : day)}
        />
      );
    case VariableType.image:
    case VariableType.pdf:
      return <FileControl {...props} />;
    default:
      return variable.type === VariableType.text || hadLines ? (
        <TextArea {...field} value={text} onChange={onWrite} rows={2} />
      ) : (
        <TextField {...field} value={text} onChange={onWrite} />
      );
  }
}

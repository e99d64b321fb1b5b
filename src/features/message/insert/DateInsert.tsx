import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { NumberField } from "../../../kit/NumberField.js";
import type { Figure } from "../../../kit/number-text.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { type DatePlaceholder, dateFormats, dateSample, maxDays } from "../placeholders/date/date.js";
import { datePatterns } from "../placeholders/parts/messages.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/**
 * The delivery date, some days later or earlier, in one of eight formats; each is named by its sample. What stands in the
 * field is what is inserted: a figure that cannot be is refused there, and never made into another.
 */
export function DateInsert(props: InsertProps<DatePlaceholder>) {
  const { settings, before, today, onInsert, ...form } = props;
  const words = insertWords[settings.locale];
  const [date, setDate] = useState<DatePlaceholder>(before ?? { kind: "date", add: 0, format: 1 });
  const [typed, setTyped] = useState<Figure>(date.add);
  const [isTried, setTried] = useState(false);
  const add = typeof typed === "number" && Math.abs(typed) <= maxDays ? typed : null;
  const error = isTried && add === null ? words.daysWrong(maxDays) : undefined;
  function insert() {
    setTried(true);
    if (add !== null) onInsert({ ...date, add });
  }
  return (
    <InsertForm {...form} words={words} isChange={before !== null} onInsert={insert}>
      <Field label={words.days} hint={words.daysHint} error={error}>
        <NumberField
          value={typed}
          min={-maxDays}
          max={maxDays}
          unit={words.daysUnit}
          room="m"
          onChange={setTyped}
          data-autofocus=""
        />
      </Field>
      {error === undefined ? null : (
        <span role="alert" className="sr">
          {error}
        </span>
      )}
      <Field label={words.format} group>
        <RadioGroup
          options={dateFormats.map((format) => ({
            value: format,
            label: (add !== null && dateSample({ ...date, add, format }, today)) || datePatterns[format],
          }))}
          value={date.format}
          onChange={(format) => setDate({ ...date, format })}
        />
      </Field>
    </InsertForm>
  );
}

import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { NumberField } from "../../../kit/NumberField.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { type DatePlaceholder, dateFormats, dateSample, maxDays } from "../placeholders/date/date.js";
import { datePatterns } from "../placeholders/parts/messages.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The delivery date, some days later or earlier, in one of eight formats; each is named by its sample. */
export function DateInsert(props: InsertProps<DatePlaceholder>) {
  const { settings, before, today, onInsert, ...form } = props;
  const words = insertWords[settings.locale];
  const [date, setDate] = useState<DatePlaceholder>(before ?? { kind: "date", add: 0, format: 1 });
  return (
    <InsertForm {...form} words={words} isChange={before !== null} onInsert={() => onInsert(date)}>
      <Field label={words.days} hint={words.daysHint}>
        <NumberField
          value={date.add}
          min={-maxDays}
          max={maxDays}
          unit={words.daysUnit}
          onChange={(add) => setDate({ ...date, add })}
          data-autofocus=""
        />
      </Field>
      <Field label={words.format} group>
        <RadioGroup
          options={dateFormats.map((format) => ({
            value: format,
            label: dateSample({ ...date, format }, today) ?? datePatterns[format],
          }))}
          value={date.format}
          onChange={(format) => setDate({ ...date, format })}
        />
      </Field>
    </InsertForm>
  );
}

import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { NumberField } from "../../../kit/NumberField.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { dateSample } from "../placeholders/describe.js";
import { type DateFormat, dateFormats, mostDays, writePlaceholder } from "../placeholders/placeholder.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The delivery date, some days later or earlier, in one of eight formats; each is named by its sample. */
export function DateInsert({ words, settings, before, today, onInsert, ...form }: InsertProps) {
  const own = insertWords[settings.locale];
  const [{ add, format }, setDate] = useState<{ add: number; format: DateFormat }>(
    before?.kind === "date" ? before : { add: 0, format: 1 },
  );
  return (
    <InsertForm
      {...form}
      words={own}
      isChange={before !== null}
      onInsert={() => onInsert(writePlaceholder({ kind: "date", add, format }))}
    >
      <Field label={own.days} hint={own.daysHint}>
        <NumberField
          value={add}
          min={-mostDays}
          max={mostDays}
          unit={own.daysUnit}
          onChange={(days) => setDate({ add: days, format })}
          data-autofocus=""
        />
      </Field>
      <Field label={own.format} group>
        <RadioGroup
          options={dateFormats.map((value) => ({
            value,
            label: dateSample({ add, format: value }, today) ?? words.dateFormats[value],
          }))}
          value={format}
          onChange={(chosen) => setDate({ add, format: chosen })}
        />
      </Field>
    </InsertForm>
  );
}

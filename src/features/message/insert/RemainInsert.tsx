import { useState } from "react";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { isDay } from "../../../lib/dates/days.js";
import { writePlaceholder } from "../placeholders/placeholder.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The days that are left until a day that is not past (friends-and-operations §5). */
export function RemainInsert({ words, settings, before, today, onInsert, ...form }: InsertProps) {
  const own = insertWords[settings.locale];
  const [target, setTarget] = useState(before?.kind === "remain" ? before.target : "");
  const [isTried, setTried] = useState(before !== null);
  const error = !isDay(target) ? own.targetRequired : target < today ? words.targetPast : undefined;
  function insert() {
    setTried(true);
    if (error === undefined) onInsert(writePlaceholder({ kind: "remain", target }));
  }
  return (
    <InsertForm {...form} words={own} isChange={before !== null} onInsert={insert}>
      <Field label={own.target} error={isTried ? error : undefined}>
        <DateField value={target} min={today} onChange={setTarget} data-autofocus="" />
      </Field>
      {isTried && error !== undefined ? (
        <span role="alert" className="sr">
          {error}
        </span>
      ) : null}
    </InsertForm>
  );
}

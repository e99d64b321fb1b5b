import { useState } from "react";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { isDay } from "../../../lib/dates/days.js";
import { remainWords } from "../placeholders/remain/messages.js";
import type { RemainPlaceholder } from "../placeholders/remain/remain.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The days that are left until a day that is not past (rules: remain-placeholder). */
export function RemainInsert(props: InsertProps<RemainPlaceholder>) {
  const { settings, before, today, onInsert, ...form } = props;
  const words = insertWords[settings.locale];
  const [target, setTarget] = useState(before?.target ?? "");
  const [isTried, setTried] = useState(before !== null);
  const { targetPast } = remainWords[settings.locale];
  const error = !isDay(target) ? words.targetRequired : target < today ? targetPast : undefined;
  function insert() {
    setTried(true);
    if (error === undefined) onInsert({ kind: "remain", target });
  }
  return (
    <InsertForm {...form} words={words} isChange={before !== null} onInsert={insert}>
      <Field label={words.target} error={isTried ? error : undefined}>
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

import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EffectLine } from "../parts/EffectLine.js";
import { MomentFields } from "./MomentFields.js";
import { reminderWords } from "./messages.js";
import { CancelBy, type ReminderEffect, reminderOf } from "./reminder.js";
import { chooseCancelBy, setCanceled } from "./transitions.js";

/** Which of a friend's reminders end: every one, or those with a goal. */
export function CancelFields({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<ReminderEffect>) {
  const words = reminderWords[locale];
  const { cancel_type, cancel_origin_date, cancel_origin_time } = reminderOf(effect);
  const day = { field: "cancel_origin_date", label: words.canceledDate, value: cancel_origin_date } as const;
  const time = { field: "cancel_origin_time", label: words.canceledTime, value: cancel_origin_time } as const;
  return (
    <Field label={words.goal} layout="line" group error={errorAt("cancel_origin_date", "cancel_origin_time")}>
      <EffectLine>
        <Segmented
          options={Object.values(CancelBy).map((value) => ({ value, label: words.cancelBys[value] }))}
          value={cancel_type}
          onChange={(chosen) => onChange(chooseCancelBy(effect, chosen), "cancel_type")}
          label={words.cancelBy}
          readOnly={readOnly}
          data-field="cancel_type"
        />
        <MomentFields
          day={cancel_type === CancelBy.none ? undefined : day}
          time={cancel_type === CancelBy.moment ? time : undefined}
          onChange={(field, text) => onChange(setCanceled(effect, field, text), field)}
          readOnly={readOnly}
        />
      </EffectLine>
    </Field>
  );
}

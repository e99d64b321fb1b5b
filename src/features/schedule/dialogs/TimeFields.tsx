import { Field } from "../../../kit/Field.js";
import { TimeField } from "../../../kit/TimeField.js";
import { useSchedule } from "../schedule-context.js";

/** From when until when, as it is written. */
export function TimeFields(props: {
  value: { readonly from: string; readonly to: string };
  onChange(change: { from?: string; to?: string }): void;
}) {
  const { value, onChange } = props;
  const { words } = useSchedule();
  return (
    <>
      <Field label={words.fields.from}>
        <TimeField value={value.from} onChange={(from) => onChange({ from })} />
      </Field>
      <Field label={words.fields.to}>
        <TimeField value={value.to} onChange={(to) => onChange({ to })} />
      </Field>
    </>
  );
}

import { DateField } from "../../../../kit/DateField.js";
import { TimeField } from "../../../../kit/TimeField.js";

/** A stored text with the name it has on the screen and on the wire. */
interface Half<Key extends string> {
  field: Key;
  label: string;
  value: string | null;
}

/** A day and a time of day; either may be left out. */
export function MomentFields<Day extends string, Time extends string>(props: {
  day?: Half<Day> | undefined;
  time?: Half<Time> | undefined;
  /** The first day that the calendar offers. */
  min?: string | undefined;
  onChange(field: Day | Time, text: string): void;
  readOnly: boolean;
}) {
  const { day, time, min, onChange, readOnly } = props;
  return (
    <>
      {day ? (
        <DateField
          value={day.value ?? ""}
          min={min}
          label={day.label}
          onChange={(text) => onChange(day.field, text)}
          readOnly={readOnly}
          data-field={day.field}
        />
      ) : null}
      {time ? (
        <TimeField
          value={time.value ?? ""}
          label={time.label}
          onChange={(text) => onChange(time.field, text)}
          readOnly={readOnly}
          data-field={time.field}
        />
      ) : null}
    </>
  );
}

import { useRef } from "react";
import { Chip } from "../../../../kit/Chip.js";
import { DateField } from "../../../../kit/DateField.js";
import { isDay } from "../../../../lib/dates/days.js";
import { useFilter } from "../../filter-context.js";
import { type DayRange, isUnset } from "./date-range.js";
import { partWords } from "./messages.js";
import { WrittenDaysField } from "./WrittenDaysField.js";

/** Two days with 〜 between them. What is given back for an emptied one is `null`. */
export function DayRangeFields(
  props: DayRange & {
    /** "予約日": the names of the fields begin with it. */
    label: string;
    onChange(range: DayRange, field: string): void;
    readOnly: boolean;
    /** Names of the two stored fields. */
    fields: readonly [from: string, to: string];
  },
) {
  const { from, to, label, onChange, readOnly, fields } = props;
  const words = partWords[useFilter().settings.locale];
  return (
    <span className="cond-range">
      <Day
        day={from}
        max={isDay(to) ? to : undefined}
        label={words.rangeFrom(label)}
        onChange={(day) => onChange({ from: day, to }, fields[0])}
        readOnly={readOnly}
        field={fields[0]}
      />
      <span>{words.rangeMark}</span>
      <Day
        day={to}
        min={isDay(from) ? from : undefined}
        label={words.rangeTo(label)}
        onChange={(day) => onChange({ from, to: day }, fields[1])}
        readOnly={readOnly}
        field={fields[1]}
      />
      {readOnly ? null : (
        <WrittenDaysField range={{ from, to }} label={label} onChange={onChange} fields={fields} />
      )}
    </span>
  );
}

/** One day. The browser shows nothing for a day that does not exist, so that one stands beside, to be taken off. */
export function Day(props: {
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  label: string;
  onChange(day: string | null): void;
  readOnly: boolean;
  field: string;
}) {
  const { day, min, max, label, onChange, readOnly, field } = props;
  const words = partWords[useFilter().settings.locale];
  const input = useRef<HTMLInputElement>(null);
  const takeOff = () => {
    onChange(null);
    input.current?.focus();
  };
  return (
    <>
      <DateField
        ref={input}
        value={day ?? ""}
        min={min}
        max={max}
        label={label}
        onChange={(typed) => onChange(typed || null)}
        readOnly={readOnly}
        data-field={field}
      />
      {isUnset(day) || isDay(day) ? null : (
        <Chip invalid onRemove={readOnly ? undefined : takeOff} removeLabel={words.clear(words.quoted(day))}>
          {day}
        </Chip>
      )}
    </>
  );
}

import { DateField } from "../../../../kit/DateField.js";
import { useFilter } from "../../filter-context.js";
import type { DayRange } from "./date-range.js";
import { partWords } from "./words.js";

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
      <DateField
        value={from ?? ""}
        max={to || undefined}
        label={words.rangeFrom(label)}
        onChange={(day) => onChange({ from: day || null, to }, fields[0])}
        readOnly={readOnly}
        data-field={fields[0]}
      />
      <span>{words.between}</span>
      <DateField
        value={to ?? ""}
        min={from || undefined}
        label={words.rangeTo(label)}
        onChange={(day) => onChange({ from, to: day || null }, fields[1])}
        readOnly={readOnly}
        data-field={fields[1]}
      />
    </span>
  );
}

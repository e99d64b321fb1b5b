import { TimeField } from "../../../../kit/TimeField.js";
import { isDay } from "../../../../lib/dates/days.js";
import { useFilter } from "../../filter-context.js";
import { Day } from "../parts/DayRange.js";
import { partWords } from "../parts/messages.js";
import { WrittenDaysField } from "../parts/WrittenDaysField.js";
import type { LandingCondition } from "./landing.js";
import { landingWords } from "./messages.js";
import { setDays, setTime } from "./transitions.js";

/** Two days with a time each. */
export function MomentRange({
  condition,
  onChange,
  readOnly,
}: {
  condition: LandingCondition;
  onChange(next: LandingCondition, field: string): void;
  readOnly: boolean;
}) {
  const { locale } = useFilter().settings;
  const [words, parts] = [landingWords[locale], partWords[locale]];
  const from = condition.date_from ?? null;
  const to = condition.date_to ?? null;
  return (
    <span className="cond-range">
      <Day
        day={from}
        max={isDay(to) ? to : undefined}
        label={parts.rangeFrom(words.day)}
        onChange={(day) => onChange(setDays(condition, { from: day, to }), "date_from")}
        readOnly={readOnly}
        field="date_from"
      />
      <TimeField
        value={condition.time_from ?? ""}
        label={parts.rangeFrom(words.time)}
        onChange={(time) => onChange(setTime(condition, "time_from", time), "time_from")}
        readOnly={readOnly}
        data-field="time_from"
      />
      <span>{parts.rangeMark}</span>
      <Day
        day={to}
        min={isDay(from) ? from : undefined}
        label={parts.rangeTo(words.day)}
        onChange={(day) => onChange(setDays(condition, { from, to: day }), "date_to")}
        readOnly={readOnly}
        field="date_to"
      />
      <TimeField
        value={condition.time_to ?? ""}
        label={parts.rangeTo(words.time)}
        onChange={(time) => onChange(setTime(condition, "time_to", time), "time_to")}
        readOnly={readOnly}
        data-field="time_to"
      />
      {readOnly ? null : (
        <WrittenDaysField
          range={{ from, to }}
          label={words.day}
          onChange={(days, field) => onChange(setDays(condition, days), field)}
          fields={["date_from", "date_to"]}
        />
      )}
    </span>
  );
}

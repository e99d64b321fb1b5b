import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { daysOf } from "../parts/date-range.js";
import type { RegisteredCondition } from "./registered.js";
import { chooseDays } from "./transitions.js";

/** Between which days a friend was added. */
export function RegisteredEditor({
  condition,
  onChange,
  errorAt,
  readOnly,
}: ConditionEditorProps<RegisteredCondition>) {
  return (
    <DayRangeFields
      {...daysOf(condition)}
      label={conditionLabel(30, filterWords[useFilter().settings.locale])}
      onChange={(days, field) => onChange(chooseDays(condition, days), field)}
      error={errorAt("date_from")}
      readOnly={readOnly}
      fields={["date_from", "date_to"]}
    />
  );
}

import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { daysOf } from "../parts/date-range.js";
import { Judged } from "../parts/Judged.js";
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
    <Judged error={errorAt("date_from")}>
      <DayRangeFields
        {...daysOf(condition)}
        label={conditionLabel(30, filterWords[useFilter().settings.locale])}
        onChange={(days, field) => onChange(chooseDays(condition, days), field)}
        readOnly={readOnly}
        fields={["date_from", "date_to"]}
      />
    </Judged>
  );
}

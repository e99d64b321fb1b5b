import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { daysOf } from "../parts/date-range.js";
import { Judged } from "../parts/Judged.js";
import type { LastReactionCondition } from "./last-reaction.js";
import { chooseDays } from "./transitions.js";

/** Between which days a friend last reacted. */
export function LastReactionEditor({
  condition,
  onChange,
  errorAt,
  readOnly,
}: ConditionEditorProps<LastReactionCondition>) {
  return (
    <Judged error={errorAt("date_from")}>
      <DayRangeFields
        {...daysOf(condition)}
        label={conditionLabel(106, filterWords[useFilter().settings.locale])}
        onChange={(days, field) => onChange(chooseDays(condition, days), field)}
        readOnly={readOnly}
        fields={["date_from", "date_to"]}
      />
    </Judged>
  );
}

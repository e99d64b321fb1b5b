import { Select } from "../../../../kit/Select.js";
import { TimeField } from "../../../../kit/TimeField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { Day, DayRangeFields } from "../parts/DayRange.js";
import { Judged } from "../parts/Judged.js";
import { reminderWords } from "./messages.js";
import { anyGoal, GoalUse, type ReminderCondition, ReminderMatch } from "./reminder.js";
import { chooseGoalUse, chooseMatch, chooseReminder, setGoal, setGoalDays } from "./transitions.js";

/** Which reminder, whether it is set, and for when. */
export function ReminderEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  readOnly,
}: VariantEditorProps<ReminderCondition>) {
  const words = reminderWords[locale];
  const { episode_id = null, match = ReminderMatch.set, use_date = GoalUse.none } = condition;
  const { origin_from = null, origin_to = null, origin_time = anyGoal.origin_time } = condition;
  return (
    <>
      <ItemChoice
        kind="episode"
        ids={idsOf(episode_id)}
        onChange={([id]) => onChange(chooseReminder(condition, id ?? null), "episode_id")}
        readOnly={readOnly}
        field="episode_id"
      />
      <Select
        options={Object.values(ReminderMatch).map((value) => ({ value, label: words.matches[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseMatch(condition, chosen), "match")}
        label={words.match}
        disabled={readOnly}
        data-field="match"
      />
      <div className="cond-line">
        <Select
          options={Object.values(GoalUse).map((value) => ({ value, label: words.goalUses[value] }))}
          value={use_date}
          onChange={(chosen) => onChange(chooseGoalUse(condition, chosen), "use_date")}
          label={words.goalUse}
          disabled={readOnly}
          data-field="use_date"
        />
        <Judged error={errorAt("origin_from", "origin_date")}>
          {use_date === GoalUse.days ? (
            <DayRangeFields
              from={origin_from}
              to={origin_to}
              label={words.goal}
              onChange={(range, field) => onChange(setGoalDays(condition, range), field)}
              readOnly={readOnly}
              fields={["origin_from", "origin_to"]}
            />
          ) : null}
          {use_date === GoalUse.moment ? (
            <span className="cond-range">
              <Day
                day={condition.origin_date ?? null}
                label={words.goal}
                onChange={(day) => onChange(setGoal(condition, "origin_date", day), "origin_date")}
                readOnly={readOnly}
                field="origin_date"
              />
              <TimeField
                value={origin_time ?? ""}
                label={words.time}
                onChange={(time) => onChange(setGoal(condition, "origin_time", time), "origin_time")}
                readOnly={readOnly}
                data-field="origin_time"
              />
            </span>
          ) : null}
        </Judged>
      </div>
    </>
  );
}

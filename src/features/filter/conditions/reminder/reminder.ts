import * as v from "valibot";
import { isDay } from "../../../../lib/days.js";
import { isChosen } from "../../../choosing/index.js";
import {
  type Circumstances,
  type ConditionDefinition,
  chosenId,
  conditionSchema,
  dateText,
  type FieldProblem,
} from "../definition.js";
import { isUnset, rangeProblems } from "../parts/date-range.js";

/** Whether the reminder is set (actions-and-filters §3). */
export const ReminderMatch = { set: 0, everSet: 1, notSet: 10, neverSet: 11 } as const;
export type ReminderMatch = (typeof ReminderMatch)[keyof typeof ReminderMatch];

/** How the goal of the reminder narrows: not at all, by a range of days, or by one moment. */
export const GoalUse = { none: 0, days: 1, moment: 2 } as const;
export type GoalUse = (typeof GoalUse)[keyof typeof GoalUse];

const schema = conditionSchema(90, {
  episode_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(ReminderMatch))),
  use_date: v.exactOptional(v.picklist(Object.values(GoalUse))),
  origin_from: v.exactOptional(dateText),
  origin_to: v.exactOptional(dateText),
  origin_date: v.exactOptional(dateText),
  origin_time: v.exactOptional(dateText),
});

/** Friends by a reminder that is or was set for them. */
export type ReminderCondition = v.InferOutput<typeof schema>;

/** What the goal is where it does not narrow; reminders go out at ten unless told otherwise (§9). */
export const anyGoal = {
  origin_from: null,
  origin_to: null,
  origin_date: null,
  origin_time: "10:00",
} satisfies Partial<ReminderCondition>;

/** Condition 90: reminder (actions-and-filters §3). */
export const reminder = {
  type: 90,
  name: "reminder",
  schema,
  ability: "episode",
  create: () => ({
    type: 90,
    episode_id: null,
    match: ReminderMatch.set,
    use_date: GoalUse.none,
    ...anyGoal,
  }),
  unfinished: ({ episode_id = null }) => !isChosen(episode_id),
  problems,
  opposite(condition) {
    const { match = ReminderMatch.set, use_date = GoalUse.none } = condition;
    if (use_date !== GoalUse.none) return "dates";
    return { ...condition, match: (match < 10 ? match + 10 : match - 10) as ReminderMatch };
  },
} satisfies ConditionDefinition<ReminderCondition>;

function problems(condition: ReminderCondition, { words }: Circumstances): readonly FieldProblem[] {
  const { use_date, origin_from = null, origin_to = null, origin_date = null } = condition;
  if (use_date === GoalUse.days)
    return rangeProblems({ from: origin_from, to: origin_to }, "origin_from", words);
  const wrong = use_date === GoalUse.moment && !isUnset(origin_date) && !isDay(origin_date);
  return wrong ? [{ field: "origin_date", message: words.periodInvalid, immediate: true }] : [];
}

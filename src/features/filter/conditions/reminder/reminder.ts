import * as v from "valibot";
import { isDay } from "../../../../lib/dates/days.js";
import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema, dateText } from "../definition.js";
import { describeRange, isUnset, rangeProblems } from "../parts/date-range.js";
import { partWords } from "../parts/messages.js";
import { stateRule } from "../rules/state-rule.js";
import { reminderLabel, reminderWords } from "./messages.js";

/** Match of a reminder: set or not (rules: reminder-condition). */
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

/** Goal where it does not narrow; reminders go out at ten unless told otherwise (rules: reminder-condition). */
export const anyGoal = {
  origin_from: null,
  origin_to: null,
  origin_date: null,
  origin_time: "10:00",
} satisfies Partial<ReminderCondition>;

/** Condition 90: reminder (rules: reminder-condition). */
export const reminder = {
  type: 90,
  name: "reminder",
  label: reminderLabel,
  icon: "alarm",
  ability: "episode",
  schema,
  create: () => ({
    type: 90,
    episode_id: null,
    match: ReminderMatch.set,
    use_date: GoalUse.none,
    ...anyGoal,
  }),
  summarize,
  unfinished: ({ episode_id = null }) => !isChosen(episode_id),
  missing: () => ({ field: "episode_id" }),
  problems,
  opposite(condition) {
    const { match = ReminderMatch.set, use_date = GoalUse.none } = condition;
    if (use_date !== GoalUse.none) return "dates";
    return { ...condition, match: (match < 10 ? match + 10 : match - 10) as ReminderMatch };
  },
  rules: [
    // Whenever the goal is. Who has one set now ever had it set.
    stateRule<ReminderCondition, ReminderMatch>(
      "episode",
      ({ episode_id, match = ReminderMatch.set, use_date = GoalUse.none }) =>
        use_date === GoalUse.none ? { id: episode_id, state: match } : null,
      [
        [ReminderMatch.set, ReminderMatch.notSet],
        [ReminderMatch.everSet, ReminderMatch.neverSet],
        [ReminderMatch.set, ReminderMatch.neverSet],
      ],
    ),
  ],
} satisfies ConditionVariant<ReminderCondition>;

function problems(condition: ReminderCondition, { locale }: ValidationContext): readonly FieldProblem[] {
  const { use_date, origin_from = null, origin_to = null, origin_date = null } = condition;
  if (use_date === GoalUse.days)
    return rangeProblems({ from: origin_from, to: origin_to }, "origin_from", partWords[locale]);
  const wrong = use_date === GoalUse.moment && !isUnset(origin_date) && !isDay(origin_date);
  return wrong ? [{ field: "origin_date", message: partWords[locale].periodInvalid, immediate: true }] : [];
}

/** "ゴール日が2026年12月1日 10:00のリマインダ「来店前日」が設定中である". */
function summarize(condition: ReminderCondition, format: SentenceFormat): string {
  const [words, parts] = [reminderWords[format.locale], partWords[format.locale]];
  const { episode_id = null, match = ReminderMatch.set } = condition;
  const reminder = words.reminder(format.name("episode", episode_id));
  const goal = goalText();
  return words.meets[match](goal === null ? reminder : words.withGoal(goal, reminder));

  function goalText(): string | null {
    const { use_date, origin_from = null, origin_to = null, origin_date } = condition;
    if (use_date === GoalUse.days)
      return describeRange({ from: origin_from, to: origin_to }, parts) ?? parts.anyTime;
    if (use_date !== GoalUse.moment) return null;
    if (isUnset(origin_date)) return parts.anyTime;
    const { origin_time = anyGoal.origin_time } = condition;
    return isUnset(origin_time) ? parts.day(origin_date) : `${parts.day(origin_date)} ${origin_time}`;
  }
}

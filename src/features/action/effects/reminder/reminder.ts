import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition, FieldProblem, Say } from "../definition.js";
import { linkedContext, linkedProblems, sayLinked } from "../parts/linked/linked-context.js";
import { chosenId, effectSchema, momentText } from "../parts/stored-fields.js";
import { ja, type ReminderWords } from "./messages.ja.js";
import { isPast, isTime, missingMoment, sayDay, sayTime } from "./moment.js";

/** Whether the reminder begins or ends (actions-and-filters §3). */
export const Firing = { start: 0, cancel: 1 } as const;
export type Firing = (typeof Firing)[keyof typeof Firing];

/** Whether the goal is set here or comes with the trigger's call. */
export const GoalSource = { specified: "specified", linked: "dynamic_context" } as const;
export type GoalSource = (typeof GoalSource)[keyof typeof GoalSource];

/** A day that is picked, or the one that a friend-info variable holds. */
export const GoalDay = { picked: 0, friendInfo: 1 } as const;
export type GoalDay = (typeof GoalDay)[keyof typeof GoalDay];

/** By what the reminders to cancel are narrowed. */
export const CancelBy = { none: 0, day: 1, moment: 2 } as const;
export type CancelBy = (typeof CancelBy)[keyof typeof CancelBy];

const schema = effectSchema(15, {
  firetype: oneOf(Firing),
  episode_id: chosenId,
  goal_date_type: oneOf(GoalSource),
  selectionType: oneOf(GoalDay),
  origin_date: momentText,
  origin_time: momentText,
  var_id: chosenId,
  cancel_type: oneOf(CancelBy),
  cancel_origin_date: momentText,
  cancel_origin_time: momentText,
  context: linkedContext,
});

/** Starts a reminder towards a goal, or cancels it. */
export type ReminderEffect = v.InferOutput<typeof schema>;

/** The time of day of a goal unless another is entered (§9). */
export const goalTime = "10:00";

/** The only type of friend info that can be a goal (§3). */
export const dateVariable = 30;

/** Effect 15: reminder (actions-and-filters §3, §4, §5). */
export const reminder = {
  type: 15,
  name: "reminder",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({
    type: 15,
    firetype: Firing.start,
    episode_id: null,
    goal_date_type: GoalSource.specified,
    selectionType: GoalDay.picked,
    origin_date: null,
    origin_time: goalTime,
    var_id: null,
    cancel_type: CancelBy.none,
    cancel_origin_date: null,
    cancel_origin_time: null,
    member_query_id: null,
  }),
  summarize(effect, words, say) {
    const { firetype, episode_id } = reminderOf(effect);
    const name = say.name("episode", episode_id);
    return firetype === Firing.cancel
      ? words.cancels(name, sayCanceled(effect, words, say))
      : words.starts(name, sayGoal(effect, words, say));
  },
  problems(effect, words) {
    const { firetype, episode_id } = reminderOf(effect);
    return [
      ...(isChosen(episode_id) ? [] : [{ field: "episode_id", message: words.reminderRequired }]),
      ...(firetype === Firing.cancel ? cancelProblems(effect, words) : goalProblems(effect, words)),
    ];
  },
  warnings(effect, words, { now }) {
    const { firetype, goal_date_type, selectionType, origin_date, origin_time } = reminderOf(effect);
    const picks =
      firetype === Firing.start &&
      goal_date_type === GoalSource.specified &&
      selectionType === GoalDay.picked;
    return picks && isPast(origin_date, origin_time, now)
      ? [{ field: "origin_date", message: words.goalIsPast }]
      : [];
  },
} satisfies EffectDefinition<ReminderEffect, ReminderWords>;

/** What is stored, with what a missing key means. */
export function reminderOf(effect: ReminderEffect) {
  const { origin_time = goalTime } = effect;
  return {
    firetype: effect.firetype ?? Firing.start,
    episode_id: effect.episode_id ?? null,
    goal_date_type: effect.goal_date_type ?? GoalSource.specified,
    selectionType: effect.selectionType ?? GoalDay.picked,
    origin_date: effect.origin_date ?? null,
    origin_time,
    var_id: effect.var_id ?? null,
    cancel_type: effect.cancel_type ?? CancelBy.none,
    cancel_origin_date: effect.cancel_origin_date ?? null,
    cancel_origin_time: effect.cancel_origin_time ?? null,
  };
}

function oneOf<const T extends string | number>(values: Readonly<Record<string, T>>) {
  return v.exactOptional(v.nullable(v.picklist(Object.values(values))));
}

/** A goal without a time of its own is one only where friends bring the day: the server knows what it means then. */
function goalProblems(effect: ReminderEffect, words: ReminderWords): FieldProblem[] {
  const { goal_date_type, selectionType, origin_date, origin_time, var_id } = reminderOf(effect);
  if (goal_date_type === GoalSource.linked) return linkedProblems(effect.context, words);
  if (selectionType === GoalDay.picked) {
    const missing = missingMoment(origin_date, origin_time);
    if (missing === null) return [];
    return [
      { field: missing === "day" ? "origin_date" : "origin_time", message: words.goalRequired[missing] },
    ];
  }
  return isChosen(var_id) ? [] : [{ field: "var_id", message: words.variableRequired }];
}

function cancelProblems(effect: ReminderEffect, words: ReminderWords): FieldProblem[] {
  const { cancel_type, cancel_origin_date: day, cancel_origin_time: time } = reminderOf(effect);
  if (cancel_type === CancelBy.none) return [];
  const missing = missingMoment(day, cancel_type === CancelBy.day ? goalTime : time);
  if (missing === null) return [];
  const field = missing === "day" ? "cancel_origin_date" : "cancel_origin_time";
  return [{ field, message: words.canceledRequired[missing] }];
}

/** "2099年4月1日 10:00", "友だち情報「来店予定日」の10:00", "連携データ「注文」の「受取日」". */
function sayGoal(effect: ReminderEffect, words: ReminderWords, say: Say): string {
  const { goal_date_type, selectionType, origin_date, origin_time, var_id } = reminderOf(effect);
  if (goal_date_type === GoalSource.linked) return sayLinked(effect.context, words, say);
  if (selectionType === GoalDay.picked)
    return words.moment(sayDay(origin_date, words, say), sayTime(origin_time, say));
  const variable = say.name("varia", var_id);
  return words.variable(variable, isTime(origin_time) ? sayTime(origin_time, say) : "");
}

/** "ゴール日が2099年4月1日"; empty where every one is meant. */
function sayCanceled(effect: ReminderEffect, words: ReminderWords, say: Say): string {
  const { cancel_type, cancel_origin_date, cancel_origin_time } = reminderOf(effect);
  if (cancel_type === CancelBy.none) return "";
  const day = sayDay(cancel_origin_date, words, say);
  if (cancel_type === CancelBy.day) return words.withGoalDay(day);
  return words.withGoal(words.moment(day, sayTime(cancel_origin_time, say)));
}

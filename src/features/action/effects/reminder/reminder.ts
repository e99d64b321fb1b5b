import * as v from "valibot";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { linkedContext, linkedProblems, summarizeLinked } from "../parts/linked/linked-context.js";
import { chosenId, effectSchema, momentText, oneOf, optionOf, touched } from "../parts/stored-fields.js";
import { type ReminderWords, reminderLabel, reminderWords } from "./messages.js";
import { formatDay, formatTime, isPast, isTime, missingMoment } from "./moment.js";

/** Operation on the reminder: start or end (rules: reminder-effect). */
export const Firing = { start: 0, cancel: 1 } as const;
export type Firing = (typeof Firing)[keyof typeof Firing];

/** Source of the goal: set here, or given by the trigger's call. */
export const GoalSource = { specified: "specified", linked: "dynamic_context" } as const;
export type GoalSource = (typeof GoalSource)[keyof typeof GoalSource];

/** A day that is picked, or the one that a friend-info variable holds. */
export const GoalDay = { picked: 0, friendInfo: 1 } as const;
export type GoalDay = (typeof GoalDay)[keyof typeof GoalDay];

/** By what the reminders to cancel are narrowed. */
export const CancelBy = { none: 0, day: 1, moment: 2 } as const;
export type CancelBy = (typeof CancelBy)[keyof typeof CancelBy];

const schema = effectSchema(15, {
  firetype: v.exactOptional(v.nullable(oneOf(Firing))),
  episode_id: chosenId,
  goal_date_type: v.exactOptional(v.nullable(v.picklist(Object.values(GoalSource)))),
  selectionType: v.exactOptional(v.nullable(oneOf(GoalDay))),
  origin_date: momentText,
  origin_time: momentText,
  var_id: chosenId,
  cancel_type: v.exactOptional(v.nullable(oneOf(CancelBy))),
  cancel_origin_date: momentText,
  cancel_origin_time: momentText,
  context: linkedContext,
});

/** Starts a reminder towards a goal, or cancels it. */
export type ReminderEffect = v.InferOutput<typeof schema>;

/** The time of day of a goal unless another is entered (rules: reminder-goal-time). */
export const goalTime = "10:00";

/** The only type of friend info that can be a goal (rules: reminder-effect). */
export const dateVariable = 30;

/** Effect 15: reminder (rules: reminder-effect). */
export const reminder = {
  type: 15,
  name: "reminder",
  ability: "episode",
  label: reminderLabel,
  icon: "alarm",
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
  summarize(effect, format) {
    const words = reminderWords[format.locale];
    const { firetype, episode_id } = reminderOf(effect);
    const name = format.name("episode", episode_id);
    return firetype === Firing.cancel
      ? words.cancels(name, summarizeCanceled(effect, words, format))
      : words.starts(name, summarizeGoal(effect, words, format));
  },
  problems(effect, { locale }) {
    const words = reminderWords[locale];
    const { firetype, episode_id } = reminderOf(effect);
    return [
      ...(isChosen(episode_id) ? [] : [{ field: "episode_id", message: words.reminderRequired }]),
      ...(firetype === Firing.cancel ? cancelProblems(effect, words) : goalProblems(effect, words)),
    ];
  },
  warnings(effect, { locale, now }) {
    const { selectionType, origin_date, origin_time } = reminderOf(effect);
    const picks = specifiesGoal(effect) && selectionType === GoalDay.picked;
    return picks && isPast(origin_date, origin_time, now)
      ? [{ field: "origin_date", message: reminderWords[locale].goalIsPast }]
      : [];
  },
  references(effect) {
    const reminder = { name: "episode_id", kind: "episode", among: "items" } as const;
    const goal = { name: "var_id", kind: "varia", among: "items", itemType: dateVariable } as const;
    const isUsed = specifiesGoal(effect) && reminderOf(effect).selectionType === GoalDay.friendInfo;
    return isUsed ? [reminder, goal] : [reminder];
  },
  lasting: (effect) => (reminderOf(effect).firetype === Firing.cancel ? "cancelsReminder" : null),
  touches(effect) {
    const { firetype, episode_id } = reminderOf(effect);
    return touched("reminderBothWays", "episode", episode_id, String(firetype));
  },
} satisfies EffectVariant<ReminderEffect>;

/** Stored values, with defaults for missing keys. */
export function reminderOf(effect: ReminderEffect) {
  const { origin_time = goalTime } = effect;
  return {
    firetype: optionOf(effect.firetype, Firing.start),
    episode_id: effect.episode_id ?? null,
    goal_date_type: effect.goal_date_type ?? GoalSource.specified,
    selectionType: optionOf(effect.selectionType, GoalDay.picked),
    origin_date: effect.origin_date ?? null,
    origin_time,
    var_id: effect.var_id ?? null,
    cancel_type: optionOf(effect.cancel_type, CancelBy.none),
    cancel_origin_date: effect.cancel_origin_date ?? null,
    cancel_origin_time: effect.cancel_origin_time ?? null,
  };
}

/** True for a start towards a goal that is set here. */
function specifiesGoal(effect: ReminderEffect): boolean {
  const { firetype, goal_date_type } = reminderOf(effect);
  return firetype === Firing.start && goal_date_type === GoalSource.specified;
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
function summarizeGoal(effect: ReminderEffect, words: ReminderWords, format: SentenceFormat): string {
  const { goal_date_type, selectionType, origin_date, origin_time, var_id } = reminderOf(effect);
  if (goal_date_type === GoalSource.linked) return summarizeLinked(effect.context, words, format);
  if (selectionType === GoalDay.picked)
    return words.moment(formatDay(origin_date, words, format), formatTime(origin_time, format));
  const variable = format.name("varia", var_id);
  return words.variable(variable, isTime(origin_time) ? formatTime(origin_time, format) : "");
}

/** "ゴール日が2099年4月1日"; empty where every one is meant. */
function summarizeCanceled(effect: ReminderEffect, words: ReminderWords, format: SentenceFormat): string {
  const { cancel_type, cancel_origin_date, cancel_origin_time } = reminderOf(effect);
  if (cancel_type === CancelBy.none) return "";
  const day = formatDay(cancel_origin_date, words, format);
  if (cancel_type === CancelBy.day) return words.withGoalDay(day);
  return words.withGoal(words.moment(day, formatTime(cancel_origin_time, format)));
}

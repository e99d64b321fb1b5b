import type { ItemId } from "../../../../api/resources.js";
import type { LinkedValue } from "../../../../references/index.js";
import {
  CancelBy,
  type Firing,
  GoalDay,
  type GoalSource,
  goalTime,
  type ReminderEffect,
  reminderOf,
} from "./reminder.js";

/** Starts or ends the reminder; the fields of the other choice stay for a change of mind. */
export function chooseFiring(effect: ReminderEffect, firetype: Firing): ReminderEffect {
  return { ...effect, firetype };
}

export function chooseReminder(effect: ReminderEffect, episode_id: ItemId | null): ReminderEffect {
  return { ...effect, episode_id };
}

export function chooseGoalSource(effect: ReminderEffect, goal_date_type: GoalSource): ReminderEffect {
  return { ...effect, goal_date_type };
}

/** A picked day and a variable that holds one clear each other (rules: reminder-goal-one-of-two). */
export function chooseGoalDay(effect: ReminderEffect, selectionType: GoalDay): ReminderEffect {
  if (selectionType === reminderOf(effect).selectionType) return effect;
  const cleared = selectionType === GoalDay.picked ? { var_id: null } : { origin_date: null };
  return { ...effect, selectionType, ...cleared };
}

export function setGoal(
  effect: ReminderEffect,
  field: "origin_date" | "origin_time",
  text: string,
): ReminderEffect {
  return { ...effect, [field]: text || null };
}

export function chooseGoalVariable(effect: ReminderEffect, var_id: ItemId | null): ReminderEffect {
  return { ...effect, var_id };
}

export function chooseLinkedGoal(effect: ReminderEffect, context: LinkedValue): ReminderEffect {
  return { ...effect, context };
}

/** A time that is needed now and was never entered begins with that of goals (rules: reminder-goal-time). */
export function chooseCancelBy(effect: ReminderEffect, cancel_type: CancelBy): ReminderEffect {
  const { cancel_origin_time } = reminderOf(effect);
  if (cancel_type !== CancelBy.moment || cancel_origin_time) return { ...effect, cancel_type };
  return { ...effect, cancel_type, cancel_origin_time: goalTime };
}

export function setCanceled(
  effect: ReminderEffect,
  field: "cancel_origin_date" | "cancel_origin_time",
  text: string,
): ReminderEffect {
  return { ...effect, [field]: text || null };
}

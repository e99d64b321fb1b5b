import type { ItemId } from "../../../../api/resources.js";
import type { DayRange } from "../parts/date-range.js";
import { anyGoal, GoalUse, type ReminderCondition, type ReminderMatch } from "./reminder.js";

export function chooseReminder(condition: ReminderCondition, episode_id: ItemId | null): ReminderCondition {
  return { ...condition, episode_id };
}

export function chooseMatch(condition: ReminderCondition, match: ReminderMatch): ReminderCondition {
  return { ...condition, match };
}

/** Sets the use of the goal; fields that it does not use are reset: a hidden value would come back unseen. */
export function chooseGoalUse(condition: ReminderCondition, use_date: GoalUse): ReminderCondition {
  const { origin_from, origin_to, origin_date, origin_time } = anyGoal;
  return {
    ...condition,
    use_date,
    ...(use_date !== GoalUse.days && { origin_from, origin_to }),
    ...(use_date !== GoalUse.moment && { origin_date, origin_time }),
  };
}

export function setGoalDays(condition: ReminderCondition, { from, to }: DayRange): ReminderCondition {
  return { ...condition, origin_from: from, origin_to: to };
}

/** `YYYY-MM-DD` and `HH:mm`; an emptied one is `null`. */
export function setGoal(
  condition: ReminderCondition,
  field: "origin_date" | "origin_time",
  text: string | null,
): ReminderCondition {
  return { ...condition, [field]: text || null };
}

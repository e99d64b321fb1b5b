import { isBetween } from "../days.js";
import { exceptIf, type Meaning } from "../meaning.js";

interface Reminder {
  episode_id: number | null;
  match: 0 | 1 | 10 | 11;
  use_date: 0 | 1 | 2;
  origin_from: string | null;
  origin_to: string | null;
  origin_date: string | null;
  origin_time: string | null;
}

/**
 * 90: 0 who have the reminder with `is_current`, 10 everybody else; 1 who have or had it, 11 everybody else. `use_date` 1: only
 * with `origin_date` in the range; 2: only with that `origin_date` and, unless it is `null`, that `origin_time`; a time
 * without its date is no date. For 10 and 11 "everybody else" is of those with the dates. Left out: `episode_id` `null`.
 */
export const byReminder: Meaning<Reminder> = (condition) => {
  const { episode_id, match } = condition;
  if (episode_id === null) return null;
  return exceptIf(match >= 10, ({ reminders }) =>
    reminders.some(
      (each) =>
        each.episode_id === episode_id && (each.is_current || match % 10 === 1) && hasGoal(each, condition),
    ),
  );
};

function hasGoal(
  { origin_date, origin_time }: { origin_date: string; origin_time: string },
  asked: Reminder,
): boolean {
  if (asked.use_date === 1) return isBetween(origin_date, asked.origin_from, asked.origin_to);
  if (asked.use_date === 0 || asked.origin_date === null) return true;
  return origin_date === asked.origin_date && (asked.origin_time ?? origin_time) === origin_time;
}

import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { describeRange, isUnset } from "../parts/date-range.js";
import { partWords } from "../parts/words.js";
import { anyGoal, GoalUse, type ReminderCondition, ReminderMatch } from "./reminder.js";
import { reminderWords } from "./words.js";

/** "ゴール日が2026年12月1日 10:00のリマインダ「来店前日」が設定中である". */
export const describeReminder: Describe<ReminderCondition> = (condition, names, locale) => {
  const [words, parts] = [reminderWords[locale], partWords[locale]];
  const { episode_id = null, match = ReminderMatch.set } = condition;
  const reminder = words.reminder(
    isChosen(episode_id) ? parts.quoted(names.nameOf("episode", episode_id)) : parts.nothingChosen,
  );
  const goal = goalSaid();
  return words.meets[match](goal === null ? reminder : words.withGoal(goal, reminder));

  function goalSaid(): string | null {
    const { use_date, origin_from = null, origin_to = null, origin_date } = condition;
    if (use_date === GoalUse.days)
      return describeRange({ from: origin_from, to: origin_to }, parts) ?? parts.anyTime;
    if (use_date !== GoalUse.moment) return null;
    if (isUnset(origin_date)) return parts.anyTime;
    const { origin_time = anyGoal.origin_time } = condition;
    return isUnset(origin_time) ? parts.day(origin_date) : `${parts.day(origin_date)} ${origin_time}`;
  }
};

import { type DayRange, withDays } from "../parts/date-range.js";
import type { LastReactionCondition } from "./last-reaction.js";

export function chooseDays(condition: LastReactionCondition, days: DayRange): LastReactionCondition {
  return withDays(condition, days);
}

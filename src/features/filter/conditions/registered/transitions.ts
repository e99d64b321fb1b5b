import { type DayRange, withDays } from "../parts/date-range.js";
import type { RegisteredCondition } from "./registered.js";

export function chooseDays(condition: RegisteredCondition, days: DayRange): RegisteredCondition {
  return withDays(condition, days);
}

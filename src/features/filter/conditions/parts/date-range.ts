import { isDay } from "../../../../lib/days.js";
import type { FilterWords } from "../../messages.ja.js";
import type { FieldProblem } from "../definition.js";

/** Two days, both of them part of the range; either may be open. `YYYY-MM-DD`. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** A range must not end before it begins, and its days must exist (actions-and-filters §5). `field` is that of its start. */
export function rangeProblems({ from, to }: DayRange, field: string, words: FilterWords): FieldProblem[] {
  if ([from, to].some((day) => !isUnset(day) && !isDay(day)))
    return [{ field, message: words.periodInvalid, immediate: true }];
  if (!isUnset(from) && !isUnset(to) && from > to)
    return [{ field, message: words.rangeInvalid, immediate: true }];
  return [];
}

/** Servers write an empty text for a day that is not set, too. */
export function isUnset(day: string | null | undefined): day is null | undefined | "" {
  return (day ?? "") === "";
}

/** "2026年5月1日から2026年5月31日まで", with one end open where it is; `null` where both are. */
export function describeRange({ from, to }: DayRange, words: RangeWords): string | null {
  if (isUnset(from) && isUnset(to)) return null;
  return `${isUnset(from) ? "" : words.from(words.day(from))}${isUnset(to) ? "" : words.to(words.day(to))}`;
}

/** What a range is said with. */
export interface RangeWords {
  day(day: string): string;
  from(day: string): string;
  to(day: string): string;
}

import { addDays } from "../../../lib/dates/days.js";
import type { DayRange } from "../views/shown-days.js";

/** As many days as one call answers whole. */
const maxDays = 62;

/** The ranges to load so that each day is in one of them: as few as one call of 62 days each allows. */
export function rangesOf(days: readonly string[]): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...new Set(days)].sort()) {
    const range = ranges.at(-1);
    const end = range && addDays(range.first, maxDays - 1);
    if (range && end && day <= end) ranges[ranges.length - 1] = { ...range, last: day };
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

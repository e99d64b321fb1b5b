import { addDays } from "../../../lib/dates/days.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { range } from "../../../lib/range.js";
import { effectiveDay, hoursIndex } from "../../opening-hours/index.js";

/** So many days are looked at, today among them. */
const daysAhead = 62;

/** The last day that is looked at. */
export function lastDayAhead(today: string): string {
  return addDays(today, daysAhead - 1) ?? today;
}

/** True when the salon is open at any time of the days ahead. `years`: their hours, by year. */
export function isOpenAhead(
  today: string,
  years: ReadonlyMap<number, PlainObject>,
  config: PlainObject | null,
): boolean {
  const specials = Array.isArray(config?.special_dates) ? config.special_dates : [];
  const indexes = new Map([...years].map(([year, hours]) => [year, hoursIndex(hours, specials)]));
  const unknown = hoursIndex(null, specials);
  return range(0, daysAhead).some((at) => {
    const day = addDays(today, at);
    if (day === null) return false;
    const index = indexes.get(Number(day.slice(0, 4))) ?? unknown;
    return (effectiveDay(index, day)?.ranges.length ?? 0) > 0;
  });
}

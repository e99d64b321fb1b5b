import { addDays, weekdayOf } from "../../../lib/dates/days.js";
import { readTime } from "../../../lib/dates/times.js";
import { writeClock } from "./timing.js";
import { nextOpening, type Week } from "./week.js";

/** Minutes since midnight of a moment (`YYYY-MM-DD HH:mm`). */
export function minutesOf(moment: string): number {
  return readTime(moment.slice(11)) ?? 0;
}

/** When something that happens at a moment is delivered by these hours; `null` where that is never. All by one clock. */
export function deliveryOf(week: Week, moment: string): string | null {
  const day = moment.slice(0, 10);
  const next = nextOpening(week, { day: weekdayOf(day), minutes: minutesOf(moment) });
  const on = next && addDays(day, next.days);
  return on ? `${on} ${writeClock(next.minutes)}` : null;
}

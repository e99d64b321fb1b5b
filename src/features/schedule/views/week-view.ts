import type { Reservation } from "../../../api/reservations.js";
import { daysFromTo } from "../../../lib/dates/calendar.js";
import { type DayEntries, entriesByDay } from "./entries-by-day.js";
import { shownDays } from "./shown-days.js";

/** The week that a date is in, from Monday on (rules: week-begins-on-monday). */
export function weekView(date: string, reservations: readonly Reservation[]): DayEntries[] {
  const { first, last } = shownDays(date, "week");
  const byDay = entriesByDay(reservations);
  return daysFromTo(first, last).map((day) => ({ date: day, entries: byDay.get(day) ?? [] }));
}

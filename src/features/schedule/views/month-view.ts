import type { Reservation } from "../../../api/reservations.js";
import { daysFromTo, monthOf } from "../../../lib/dates/calendar.js";
import { range } from "../../../lib/range.js";
import { type DayEntries, entriesByDay } from "./entries-by-day.js";
import { shownDays } from "./shown-days.js";

/** A day of a month, or of the weeks at its ends that belongs to another one. */
export interface MonthDay extends DayEntries {
  readonly isInMonth: boolean;
}

/** The month that a date is in, in whole weeks from Monday on. */
export function monthView(date: string, reservations: readonly Reservation[]): MonthDay[][] {
  const shown = shownDays(date, "month");
  const { first, last } = monthOf(date);
  const byDay = entriesByDay(reservations);
  const days = daysFromTo(shown.first, shown.last).map((day): MonthDay => {
    return { date: day, entries: byDay.get(day) ?? [], isInMonth: first <= day && day <= last };
  });
  return range(0, Math.ceil(days.length / 7)).map((week) => days.slice(week * 7, week * 7 + 7));
}

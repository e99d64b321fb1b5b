import { mondayOf, monthOf } from "../../../lib/dates/calendar.js";
import { addDays } from "../../../lib/dates/days.js";

/** The views of a schedule (rules: schedule-pages). */
export type ScheduleView = "date" | "week" | "month" | "list";

/** Both days are included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** The days that a view of a date shows: a month in whole weeks; a list is of the month itself. */
export function shownDays(date: string, view: ScheduleView): DayRange {
  if (view === "date") return { first: date, last: date };
  if (view === "week") return weeksFrom(date, date);
  const { first, last } = monthOf(date);
  return view === "month" ? weeksFrom(first, last) : { first, last };
}

function weeksFrom(first: string, last: string): DayRange {
  const monday = mondayOf(last);
  return { first: mondayOf(first), last: addDays(monday, 6) ?? last };
}

import { range } from "../range.js";
import { addDays, daysBetween, daysOfMonth, isDay, weekdayOf } from "./days.js";
import { wallClock } from "./wall-clock.js";

/* Weeks, which begin on Monday, and months, as a calendar shows them. */

/** The same day of a later or earlier month, or the last one of a month that is shorter; `null` where the calendar ends. */
export function addMonths(day: string, months: number): string | null {
  const moved = wallClock(day).add(months, "month").format("YYYY-MM-DD");
  return isDay(moved) ? moved : null;
}

/** The first and the last day of the month that a day is in. */
export function monthOf(day: string): { first: string; last: string } {
  const [year = "", month = ""] = day.split("-");
  const of = `${year}-${month}`;
  return { first: `${of}-01`, last: `${of}-${daysOfMonth(Number(year), Number(month))}` };
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7)) ?? day;
}

/** All days from one to another, both included; none if they are the wrong way round. */
export function daysFromTo(first: string, last: string): string[] {
  return range(0, daysBetween(first, last) + 1).map((at) => addDays(first, at) ?? last);
}

import { range } from "../range.js";
import { addDays, daysBetween, daysOfMonth, isDay, weekdayOf } from "./days.js";

/* Weeks, which begin on Monday, and months, as a calendar shows them. */

/** The same day of a later or earlier month, or the last one of a month that is shorter; `null` where the calendar ends. */
export function addMonths(day: string, months: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  if (toYear < 1) return null;
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  const last = Math.min(date, daysOfMonth(toYear, toMonth));
  const moved = `${padded(toYear, 4)}-${padded(toMonth, 2)}-${padded(last, 2)}`;
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

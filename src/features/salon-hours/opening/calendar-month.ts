import { addMonths, daysFromTo, mondayOf, monthOf } from "../../../lib/dates/calendar.js";
import { addDays } from "../../../lib/dates/days.js";
import { range } from "../../../lib/range.js";

/* A month as a grid of weeks from Monday, and where keys lead in it. */

/** A week: seven places, `null` where the day is of another month. */
export type WeekOfMonth = readonly (string | null)[];

/** The weeks of the month that a day is in. */
export function weeksOf(day: string): readonly WeekOfMonth[] {
  const { first, last } = monthOf(day);
  const before = daysFromTo(mondayOf(first), first).length - 1;
  const places: (string | null)[] = [...range(0, before).map(() => null), ...daysFromTo(first, last)];
  while (places.length % 7 !== 0) places.push(null);
  return places.flatMap((_, at) => (at % 7 === 0 ? [places.slice(at, at + 7)] : []));
}

/** A day of a year by month (1 to 12) and date; the last one of a month that is shorter. */
export function dayIn(year: number, month: number, date: number): string {
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  const first = `${padded(year, 4)}-${padded(month, 2)}-01`;
  const { last } = monthOf(first);
  const wanted = `${first.slice(0, 8)}${padded(date, 2)}`;
  return wanted > last ? last : wanted;
}

/** Day to which a key leads; `null` for a key that leads nowhere. The year is not left. */
export function dayAfterKey(key: string, day: string): string | null {
  const to = targetOf(key, day);
  if (to === undefined) return null;
  return to !== null && to.slice(0, 4) === day.slice(0, 4) ? to : day;
}

/** `undefined`: no key of the grid; `null`: beyond the calendar. */
function targetOf(key: string, day: string): string | null | undefined {
  const { first, last } = monthOf(day);
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home": {
      const monday = mondayOf(day);
      return monday < first ? first : monday;
    }
    case "End": {
      const sunday = addDays(mondayOf(day), 6);
      return sunday === null || sunday > last ? last : sunday;
    }
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

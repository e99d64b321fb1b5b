import { isDay } from "../../../lib/days.js";

/* Days as texts, `YYYY-MM-DD`, counted and written; no time zone can move them. */

/** The day so many days later, or earlier; `null` where the calendar of four-digit years ends. */
export function addDays(day: string, days: number): string | null {
  const moved = writeDay(momentOf(day) + days * dayLength);
  return isDay(moved) ? moved : null;
}

/** How many days it is from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to) - momentOf(from)) / dayLength);
}

/**
 * A day as `YYYY`, `M`, `MM`, `D`, `DD` and `(ddd)` of a format say, and a time (`HH:mm`) as `HH` and `mm` do: "1月5日(月)".
 * The weekdays begin with Sunday.
 */
export function formatDay(day: string, format: string, weekdays: readonly string[], time = "00:00"): string {
  const [hours = "", minutes = ""] = time.split(":");
  const [year = "", month = "", date = ""] = day.split("-");
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    M: String(Number(month)),
    MM: month,
    D: String(Number(date)),
    DD: date,
    HH: hours,
    mm: minutes,
    ddd: weekdays[new Date(momentOf(day)).getUTCDay()] ?? "",
  };
  return format.replace(/YYYY|ddd|MM?|DD?|HH|mm/g, (part) => parts[part] ?? part);
}

/** Which day it is in Japan, where there is no summer time. `now` in milliseconds. */
export function tokyoDay(now: number): string {
  return writeDay(now + 9 * 3_600_000);
}

const dayLength = 86_400_000;

/** In milliseconds. The years before 100 are no years of the 20th century. */
function momentOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, date);
  return moment.getTime();
}

function writeDay(moment: number): string {
  const day = new Date(moment);
  const padded = (part: number, digits: number) => String(part).padStart(digits, "0");
  return `${padded(day.getUTCFullYear(), 4)}-${padded(day.getUTCMonth() + 1, 2)}-${padded(day.getUTCDate(), 2)}`;
}

/** Days are `YYYY-MM-DD`, so that text order is their order. */

export type Unit = "year" | "month" | "day";

const TOKYO = 9 * 3_600_000;
const DAY = 86_400_000;

/** The day it is in Tokyo. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + TOKYO).toISOString().slice(0, 10);
}

/** A day so many units later, or earlier. Where the month is too short its last day is meant. */
export function moved(day: string, count: number, unit: Unit): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  if (unit === "day") return written(timeOf(year, month - 1, date) + count * DAY);
  const months = year * 12 + (month - 1) + count * (unit === "year" ? 12 : 1);
  const y = Math.floor(months / 12);
  const m = months - y * 12;
  const last = new Date(timeOf(y, m + 1, 0)).getUTCDate();
  return written(timeOf(y, m, Math.min(date, last)));
}

/** Whether a day or moment is in a range that includes both ends. An end that is null is open. */
export function isBetween(day: string, from: string | null, to: string | null): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/** A day from its parts. */
export function dayFrom(year: number, month: number, date: number): string {
  return written(timeOf(year, month - 1, date));
}

/** `Date.UTC` takes the years 0 to 99 for those after 1900. */
function timeOf(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month, date);
}

/** What has no four digits for its year is written as before or after every day that has. */
function written(time: number): string {
  const year = new Date(time).getUTCFullYear();
  if (year < 0) return "0000-00-00";
  if (year > 9999) return "9999-99-99";
  return new Date(time).toISOString().slice(0, 10);
}

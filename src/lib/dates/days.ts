/*
 * Days as texts, `YYYY-MM-DD`: no time zone can move them, and they compare as texts. Without dayjs, because the first
 * files of every editor hold these functions and would grow by 4 KiB.
 */

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a text that is a day that exists. */
export function isDay(text: unknown): text is string {
  const [, year, month, day] = (typeof text === "string" && pattern.exec(text)) || [];
  return year !== undefined && existsDay(Number(year), Number(month), Number(day));
}

/** How many days a month has; months count from 1. Without a year February has 29. */
export function daysOfMonth(year: number | null, month: number): number {
  if (month === 2) return year === null || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day so many days later, or earlier; `null` where the calendar of four-digit years ends. */
export function addDays(day: string, days: number): string | null {
  const moved = writeDay(startOf(day) + days * dayLength);
  return isDay(moved) ? moved : null;
}

/** How many days it is from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / dayLength);
}

/** Which day of the week it is: 0 for Sunday, 6 for Saturday, as servers count. */
export function weekdayOf(day: string): number {
  return new Date(startOf(day)).getUTCDay();
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
    ddd: weekdays[weekdayOf(day)] ?? "",
  };
  return format.replace(/YYYY|ddd|MM?|DD?|HH|mm/g, (part) => parts[part] ?? part);
}

/** Which day it is in Japan, where there is no summer time. `now` in milliseconds. */
export function tokyoDay(now: number): string {
  return writeDay(now + 9 * 3_600_000);
}

/** Which moment it is in Japan, `YYYY-MM-DD HH:mm`. `now` in milliseconds. */
export function tokyoClock(now: number): string {
  const minutes = Math.floor(now / 60_000 + 9 * 60) % (24 * 60);
  const part = (figure: number) => String(figure).padStart(2, "0");
  return `${tokyoDay(now)} ${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

const dayLength = 86_400_000;

function existsDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** In milliseconds. The years before 100 are no years of the 20th century. */
function startOf(day: string): number {
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

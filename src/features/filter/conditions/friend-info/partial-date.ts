import { figureOf } from "../../../../kit/number-text.js";
import { daysOfMonth } from "../../../../lib/dates/days.js";
import type { FriendInfoCondition } from "./condition.js";

/** A date of which parts may be open. `NaN` is what cannot be read. */
export type PartialDate = Readonly<Record<DatePart, number | null>>;
export type DatePart = "year" | "month" | "day";

/** The dates of a condition: the two of a range (one alone is `from`), and the one that periods count to or from. */
export type DateEnd = "from" | "to" | "base";

/** The parts, from the greatest. */
export const dateParts = ["year", "month", "day"] as const;

/** The stored field of a part. */
export function fieldOf(end: DateEnd, part: DatePart) {
  return end === "base" ? (`search_base_${part}` as const) : (`${part}_${end}` as const);
}

export function dateOf(condition: FriendInfoCondition, end: DateEnd): PartialDate {
  const [year, month, day] = dateParts.map((part) => wholeFigure(condition[fieldOf(end, part)]));
  return { year: year ?? null, month: month ?? null, day: day ?? null };
}

/** A whole number, `null` for none, `NaN` for anything else. */
export function wholeFigure(stored: number | string | null | undefined): number | null {
  const figure = figureOf(stored);
  return figure === null || Number.isInteger(figure) ? figure : Number.NaN;
}

export function isOpen(date: PartialDate): boolean {
  return dateParts.every((part) => date[part] === null);
}

export function isWhole(date: PartialDate): boolean {
  return dateParts.every((part) => date[part] !== null);
}

/** True when there can be such a day, as far as its parts say. */
export function mayExist({ year, month, day }: PartialDate): boolean {
  return isWithin(year, 9999) && isWithin(month, 12) && isWithin(day, lastDay(year, month));
}

/** The last day that can be chosen; February has 29 as long as the year is open. */
export function lastDay(year: number | null, month: number | null): number {
  return month === null ? 31 : daysOfMonth(year, month);
}

function isWithin(part: number | null, most: number): boolean {
  return part === null || (part >= 1 && part <= most);
}

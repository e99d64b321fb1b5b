import * as v from "valibot";
import { isDay } from "../../../../lib/dates/days.js";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { dateText } from "../definition.js";
import type { PartWords } from "./messages.js";

/** Two days, both of them part of the range; either may be open. `YYYY-MM-DD`. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The fields of a range as most conditions store it. */
export const storedDays = { date_from: v.exactOptional(dateText), date_to: v.exactOptional(dateText) };

/** A condition that stores a range. */
export interface StoredDays {
  date_from?: string | null;
  date_to?: string | null;
}

/** The stored range; fields that are missing are open ends. */
export function daysOf({ date_from = null, date_to = null }: StoredDays): DayRange {
  return { from: date_from, to: date_to };
}

/** Stores another range. */
export function withDays<T extends StoredDays>(condition: T, { from, to }: DayRange): T {
  return { ...condition, date_from: from, date_to: to };
}

/** True when neither end is set: such a range narrows nothing. */
export function isOpen({ from, to }: DayRange): boolean {
  return isUnset(from) && isUnset(to);
}

/** A range must not end before it begins, and its days must exist (rules: date-ranges). `field` is that of its start. */
export function rangeProblems({ from, to }: DayRange, field: string, words: PartWords): FieldProblem[] {
  if ([from, to].some((day) => !isUnset(day) && !isDay(day)))
    return [{ field, message: words.periodInvalid, immediate: true }];
  if (isUnset(from) || isUnset(to) || from <= to) return [];
  // A year that is being typed is 2 and 20 and 202 first: nobody is told of that.
  const typing = from < "1000" || to < "1000";
  return [{ field, message: words.rangeInvalid, ...(typing ? {} : { immediate: true }) }];
}

/** Servers write an empty text for a day that is not set, too. */
export function isUnset(day: string | null | undefined): day is null | undefined | "" {
  return (day ?? "") === "";
}

/** "2026年5月1日から2026年5月31日まで", with one end open where it is; `null` where both are. */
export function describeRange({ from, to }: DayRange, words: RangeWords): string | null {
  if (isUnset(from)) return isUnset(to) ? null : words.until(words.day(to));
  return isUnset(to) ? words.since(words.day(from)) : words.fromTo(words.day(from), words.day(to));
}

/** Words for a range. */
export interface RangeWords {
  day(day: string): string;
  since(day: string): string;
  until(day: string): string;
  fromTo(from: string, to: string): string;
}

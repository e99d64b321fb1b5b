import { formatDay } from "../../../../lib/dates/days.js";
import { datePatterns, weekdays } from "./messages.js";

/** The formats of inserted dates. */
export type DateFormat = keyof typeof datePatterns;

/** A day in one of the formats of inserted dates. */
export function writeDay(day: string, format: DateFormat): string {
  return formatDay(day, datePatterns[format], weekdays);
}

/** A day and a sample of a time in one of the formats of linked dates. */
export function momentSample(day: string, format: string): string {
  return formatDay(day, format, weekdays, "14:30");
}

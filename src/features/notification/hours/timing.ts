import { readTime } from "../../../lib/dates/times.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";

/** One row of hours: on which days of the week, from when to when. */
export interface Timing {
  /** 0 is Sunday, 6 Saturday, as on the wire. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight; `null` where none is given yet. */
  readonly from: number | null;
  /** The end, which is no part of it; a day ends at 1440. */
  readonly to: number | null;
}

/** The days of a week in the order in which they are drawn (rules: hours-monday-first): Monday first. */
export const weekdaysShown: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

const dayEnd = 24 * 60;

/** A new row (the public surface's canonical one): the hours of an office. */
export const newTiming: PlainObject = { weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" };

/** Reads a stored row; `null` for what is opaque. */
export function readTiming(data: PlainData): Timing | null {
  if (!isPlainObject(data)) return null;
  const { weekdays } = data;
  if (!Array.isArray(weekdays) || !weekdays.every(isWeekday)) return null;
  if (new Set(weekdays).size !== weekdays.length) return null;
  const [from, to] = [readEdge(data.from), readEdge(data.to)];
  if (from === undefined || to === undefined || from === dayEnd) return null;
  return { weekdays: weekdays as number[], from, to: to === null ? null : endOf(to) };
}

/** By 23:59, by 24:00 and by 0:00 servers and operators mean the end of the day. */
export function endOf(minutes: number): number {
  return minutes === 0 || minutes >= dayEnd - 1 ? dayEnd : minutes;
}

/** `HH:mm` as an end is stored: nothing passes 23:59. */
export function writeEnd(minutes: number): string {
  return writeClock(Math.min(minutes, dayEnd - 1));
}

/** `HH:mm`. */
export function writeClock(minutes: number): string {
  const part = (figure: number) => String(figure).padStart(2, "0");
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** Sorts days of a week in the order of the wire. */
export function sortedDays(days: Iterable<number>): readonly number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}

/** `null` for none, `undefined` for what is no time of the day, letter for letter. */
function readEdge(data: PlainData | undefined): number | null | undefined {
  if (data === null || data === undefined || data === "") return null;
  if (typeof data !== "string" || data.length !== 5) return undefined;
  return readTime(data) ?? undefined;
}

function isWeekday(data: PlainData): boolean {
  return typeof data === "number" && Number.isInteger(data) && data >= 0 && data <= 6;
}

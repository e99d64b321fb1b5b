import { readFlag, readText } from "../../api/read-fields.js";
import { daysOfMonth, weekdayOf } from "../../lib/dates/days.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { range } from "../../lib/range.js";
import type { TimeRange } from "../../lib/time-ranges.js";
import { openRanges, rangeOf } from "./ranges.js";
import { dateKey, type OpeningYear, rangesAt, typeOf, valueAt, weekdayKey } from "./wire.js";

/** Hours that count on a day, and why. */
export interface EffectiveDay {
  readonly date: string;
  /** In the order of time; none: it is closed. Ranges that touch stay apart. */
  readonly ranges: readonly TimeRange[];
  /** The day's own hours, a special day, or the week. */
  readonly source: "date" | "special" | "usual";
  /** Note of the special day that counts. */
  readonly note: string;
  /** True when the day is special twice: the first counts. */
  readonly isDoubled: boolean;
  /** True when some of its hours cannot be read, and so open nothing. */
  readonly isPartlyRead: boolean;
}

/** Hours prepared for asking about many days. */
export interface HoursIndex {
  readonly year: OpeningYear | null;
  /** Hours of each day of the week. */
  readonly usual: readonly DayHours[];
  readonly specials: ReadonlyMap<string, SpecialOfDay>;
  /** The list that they were read from. */
  readonly specialList: readonly PlainData[];
}

interface DayHours {
  readonly ranges: readonly TimeRange[];
  readonly isPartlyRead: boolean;
}

interface SpecialOfDay {
  readonly hours: DayHours;
  readonly note: string;
  readonly isDoubled: boolean;
}

/**
 * Prepares the hours of a year, where they are known, and the special days of all years.
 *
 * @param before an index of the same special days is not read anew
 */
export function hoursIndex(
  year: OpeningYear | null,
  specials: readonly PlainData[],
  before?: HoursIndex,
): HoursIndex {
  const common = year && typeOf(year) === 0 ? readList(rangesAt(year, "common")) : null;
  const usual = [0, 1, 2, 3, 4, 5, 6].map(
    (day) => common ?? readList(year ? rangesAt(year, weekdayKey(day)) : []),
  );
  const known = before?.specialList === specials ? before.specials : readSpecials(specials);
  return { year, usual, specials: known, specialList: specials };
}

/**
 * Hours that count on a day; `null` if none are set. The most particular ones count: those of the date, of the
 * special days, of the week. The index is that of the year of the day.
 */
export function effectiveDay(index: HoursIndex, date: string): EffectiveDay | null {
  return dayOf(index, date, weekdayOf(date));
}

/** All days of a year of four digits. A day that is as before is the same object, so that it is not drawn anew. */
export function calendarOf(
  index: HoursIndex,
  year: number,
  before: readonly EffectiveDay[] = [],
): readonly EffectiveDay[] {
  const days = daysOfYear(year);
  const first = weekdayOf(days[0] ?? "");
  return days.flatMap((date, at) => {
    const day = dayOf(index, date, (first + at) % 7);
    const old = before[at];
    return day === null ? [] : old && isSameDay(old, day) ? old : day;
  });
}

function dayOf(index: HoursIndex, date: string, weekday: number): EffectiveDay | null {
  const { year, usual, specials } = index;
  const special = specials.get(date);
  const isDoubled = special?.isDoubled ?? false;
  if (year && valueAt(year, dateKey(date)) !== undefined) {
    return { date, ...readList(rangesAt(year, dateKey(date))), source: "date", note: "", isDoubled };
  }
  if (special) return { date, ...special.hours, source: "special", note: special.note, isDoubled };
  const hours = usual[weekday];
  return year && hours ? { date, ...hours, source: "usual", note: "", isDoubled } : null;
}

function readSpecials(specials: readonly PlainData[]): ReadonlyMap<string, SpecialOfDay> {
  const found = new Map<string, SpecialOfDay>();
  for (const entry of specials) {
    if (!isPlainObject(entry) || typeof entry.date !== "string") continue;
    const { date, closed, ranges, note } = entry;
    const first = found.get(date);
    if (first) found.set(date, { ...first, isDoubled: true });
    else {
      const hours = readList(readFlag(closed) !== true && Array.isArray(ranges) ? ranges : []);
      found.set(date, { hours, note: readText(note) ?? "", isDoubled: false });
    }
  }
  return found;
}

/** Without counting each from another one: a year is drawn anew after each edit. */
function daysOfYear(year: number): readonly string[] {
  const padded = (part: number, digits: number) => String(part).padStart(digits, "0");
  return range(1, 13).flatMap((month) => {
    const start = `${padded(year, 4)}-${padded(month, 2)}-`;
    return range(1, daysOfMonth(year, month) + 1).map((day) => start + padded(day, 2));
  });
}

function readList(list: readonly PlainData[]): DayHours {
  return { ranges: openRanges(list), isPartlyRead: list.some((row) => rangeOf(row) === null) };
}

function isSameDay(one: EffectiveDay, other: EffectiveDay): boolean {
  return (
    one.date === other.date &&
    one.source === other.source &&
    one.note === other.note &&
    one.isDoubled === other.isDoubled &&
    one.isPartlyRead === other.isPartlyRead &&
    one.ranges.length === other.ranges.length &&
    one.ranges.every(({ from, to }, at) => from === other.ranges[at]?.from && to === other.ranges[at]?.to)
  );
}

import { readFlag, readText } from "../../api/read-fields.js";
import { daysFromTo } from "../../lib/dates/calendar.js";
import { addDays, daysBetween, isDay } from "../../lib/dates/days.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { withIndex } from "../../lib/with-index.js";
import { sameRanges, sortedForWire } from "./ranges.js";

/* Special days: on the wire one entry a day, for the operator days in a row that share hours and note. */

/** Days in a row with the same hours and the same note. */
export interface SpecialSpan {
  readonly first: string;
  readonly last: string;
  readonly isClosed: boolean;
  /** As they are written; none where it is closed. */
  readonly ranges: readonly PlainData[];
  readonly note: string;
  /** True when other entries of its days come before it, so that these do not count. */
  readonly isShadowed: boolean;
  /** Indices of its entries in the list of the wire, one for each day. */
  readonly indices: readonly number[];
}

/** Special days as a dialog holds them; `last` may be empty for a single day. */
export interface SpecialDraft {
  readonly first: string;
  readonly last: string;
  readonly isClosed: boolean;
  readonly ranges: readonly PlainData[];
  readonly note: string;
}

/** Problems with the days of a draft. */
export type SpecialProblem = "missing-first" | "missing-last" | "reversed" | "too-long";

/** How many days may be made special at once. */
export const mostDays = 366;

/** The special days of a year, in order. A span that goes on in the next year ends with this one. */
export function spansOf(specials: readonly PlainData[], year: number): readonly SpecialSpan[] {
  const prefix = `${String(year).padStart(4, "0")}-`;
  const seen = new Set<string>();
  const days = withIndex(specials)
    .flatMap(([index, entry]) => {
      if (!isPlainObject(entry) || !isDay(entry.date) || !entry.date.startsWith(prefix)) return [];
      const isShadowed = seen.has(entry.date);
      seen.add(entry.date);
      return [oneDay(entry.date, entry, isShadowed, index)];
    })
    .sort(
      (one, other) => Number(one.isShadowed) - Number(other.isShadowed) || compare(one.first, other.first),
    );
  const spans: SpecialSpan[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && goesOn(last, day))
      spans.splice(-1, 1, { ...last, last: day.last, indices: [...last.indices, ...day.indices] });
    else spans.push(day);
  }
  return spans.sort(
    (one, other) => compare(one.first, other.first) || firstIndexOf(one) - firstIndexOf(other),
  );
}

/** Problems with the days; its hours are judged by `rangeProblems`. */
export function specialProblems({ first, last }: Pick<SpecialDraft, "first" | "last">): SpecialProblem[] {
  const found: SpecialProblem[] = [];
  if (!isDay(first)) found.push("missing-first");
  if (last !== "" && !isDay(last)) found.push("missing-last");
  if (found.length > 0 || last === "") return found;
  if (last < first) return ["reversed"];
  return daysBetween(first, last) >= mostDays ? ["too-long"] : [];
}

/** The days of a draft; none while something is wrong with them. */
export function daysOfDraft({ first, last }: Pick<SpecialDraft, "first" | "last">): readonly string[] {
  return specialProblems({ first, last }).length > 0 ? [] : daysFromTo(first, last === "" ? first : last);
}

/** How many days of a draft are special already, beside those of the span that is being edited. */
export function overwrittenDays(
  specials: readonly PlainData[],
  draft: Pick<SpecialDraft, "first" | "last">,
  edited?: SpecialSpan,
): number {
  const own = new Set(edited?.indices);
  const taken = new Set(
    specials.filter((_, index) => !own.has(index)).map((entry) => isPlainObject(entry) && entry.date),
  );
  return daysOfDraft(draft).filter((day) => taken.has(day)).length;
}

/**
 * The days of a draft are special. What was said of them before is overwritten where it stands, what else its entry says
 * stays; new days come last. The same list while something is wrong with the days, and where all is said already.
 */
export function addSpan(specials: readonly PlainData[], draft: SpecialDraft): readonly PlainData[] {
  const days = new Set(daysOfDraft(draft));
  const left = new Set(days);
  const kept = specials.flatMap((entry) => {
    if (!isOn(entry, days)) return [entry];
    return left.delete(entry.date)
      ? [hasSameContent(entry, draft) ? entry : { ...entry, ...filledIn(draft) }]
      : [];
  });
  const next = [...kept, ...[...left].map((date) => ({ date, ...filledIn(draft) }))];
  return next.length === specials.length && next.every((entry, at) => entry === specials[at])
    ? specials
    : next;
}

/** Other days, hours or another note for a span. Days that it has no more are as others are. */
export function replaceSpan(
  specials: readonly PlainData[],
  span: SpecialSpan,
  draft: SpecialDraft,
): readonly PlainData[] {
  const days = new Set(daysOfDraft(draft));
  if (days.size === 0) return specials;
  const own = new Set(span.indices);
  const rest = specials.filter((entry, index) => !own.has(index) || isOn(entry, days));
  return addSpan(rest.length === specials.length ? specials : rest, draft);
}

/** Without the days of a span. */
export function removeSpan(
  specials: readonly PlainData[],
  { indices }: Pick<SpecialSpan, "indices">,
): readonly PlainData[] {
  const own = new Set(indices);
  return specials.filter((_, index) => !own.has(index));
}

/** A holiday of the calendar. */
export interface Holiday {
  readonly date: string;
  readonly name: string;
}

/** Makes holidays special, each by its name. */
export function addHolidays(
  specials: readonly PlainData[],
  holidays: readonly Holiday[],
  hours: Pick<SpecialDraft, "isClosed" | "ranges">,
): readonly PlainData[] {
  return holidays.reduce(
    (each, { date, name }) => addSpan(each, { first: date, last: "", note: name, ...hours }),
    specials,
  );
}

/** Which days are special already. */
export function specialDaysOf(specials: readonly PlainData[]): ReadonlySet<string> {
  return new Set(
    specials.flatMap((entry) => (isPlainObject(entry) && isDay(entry.date) ? [entry.date] : [])),
  );
}

function isOn(entry: PlainData, days: ReadonlySet<string>): entry is PlainObject & { date: string } {
  return isPlainObject(entry) && typeof entry.date === "string" && days.has(entry.date);
}

function hasSameContent(entry: PlainObject & { date: string }, draft: SpecialDraft): boolean {
  const { isClosed, ranges, note } = oneDay(entry.date, entry, false, 0);
  const parsed = filledIn(draft);
  return isClosed === parsed.closed && note === parsed.note && sameRanges([...ranges], parsed.ranges ?? null);
}

/** Hours of which none are left are none: the day is closed. */
function filledIn({ isClosed, ranges, note }: SpecialDraft): PlainObject {
  const isOff = isClosed || ranges.length === 0;
  return { closed: isOff, ranges: isOff ? [] : sortedForWire(ranges), note };
}

function oneDay(date: string, entry: PlainObject, isShadowed: boolean, index: number): SpecialSpan {
  const ranges = Array.isArray(entry.ranges) ? entry.ranges : [];
  const isClosed = readFlag(entry.closed) === true || ranges.length === 0;
  const note = readText(entry.note) ?? "";
  return {
    first: date,
    last: date,
    isClosed,
    ranges: isClosed ? [] : ranges,
    note,
    isShadowed,
    indices: [index],
  };
}

function goesOn(span: SpecialSpan, day: SpecialSpan): boolean {
  return (
    addDays(span.last, 1) === day.first &&
    span.isShadowed === day.isShadowed &&
    span.isClosed === day.isClosed &&
    span.note === day.note &&
    sameRanges([...span.ranges], [...day.ranges])
  );
}

function firstIndexOf({ indices }: SpecialSpan): number {
  return indices[0] ?? 0;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

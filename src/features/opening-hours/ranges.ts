import { readTime, writeTime } from "../../lib/dates/times.js";
import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { joined, overlap, type TimeRange } from "../../lib/time-ranges.js";

/* The open hours of a day: as they are written on the wire, as they stand in two time fields, and as they count. */

/** A range as two native time fields hold it: `HH:mm`, or empty. */
export type DraftRange = { readonly from: string; readonly to: string };

/** Problems of a range. One that ends before it starts can be split at midnight. */
export type RangeProblem = "missing-from" | "missing-to" | "reversed" | "reversed-splittable" | "overlap";

/** The end of a day, in minutes. */
export const dayEnd = 24 * 60;

/** The hours of a day of which nothing is known. */
export const usualHours: DraftRange = { from: "10:00", to: "19:00" };

/** How a range counts; `null` if it opens nothing. What ends past midnight ends with the day. */
export function rangeOf(data: PlainData): TimeRange | null {
  const { from, to } = minutesOf(data);
  if (from === null || to === null || from === to) return null;
  return { from, to: to < from ? dayEnd : to };
}

/** When a list of ranges is open, in the order of time. Ranges that touch stay apart. */
export function openRanges(list: readonly PlainData[]): readonly TimeRange[] {
  return list
    .map(rangeOf)
    .filter((range) => range !== null)
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

/** Contents of the two fields of a range. A text that is no time leaves its field empty: see `opaqueTexts`. */
export function draftOf(data: PlainData): DraftRange {
  const { from, to } = minutesOf(data);
  const isMidnight = isPlainObject(data) && readClock(data.to) === 0;
  return {
    from: from === null ? "" : writeTime(from),
    to: to === null ? "" : isMidnight ? "00:00" : writeTime(to),
  };
}

/** Texts on the wire that are in the place of a time and are none, to be shown beside the empty fields. */
export function opaqueTexts(data: PlainData): readonly string[] {
  if (!isPlainObject(data)) return [JSON.stringify(data)];
  const { from, to } = minutesOf(data);
  const opaque = [from === null ? data.from : "", to === null ? data.to : ""];
  return opaque.flatMap((each) =>
    each === "" || each === null || each === undefined
      ? []
      : [typeof each === "string" ? each : JSON.stringify(each)],
  );
}

/** Problems of each range of a day. Ranges that touch are fine. */
export function rangeProblems(list: readonly PlainData[]): readonly (readonly RangeProblem[])[] {
  const all = list.map(minutesOf);
  return all.map((range, at) => {
    const { from, to } = range;
    const found: RangeProblem[] = [];
    if (from === null) found.push("missing-from");
    if (to === null) found.push("missing-to");
    if (!isWhole(range)) {
      if (from !== null && to !== null) found.push(to < from ? "reversed-splittable" : "reversed");
      return found;
    }
    const others = all.filter((other, index) => index !== at && isWhole(other));
    return others.some((other) => isWhole(other) && overlap(range, other)) ? ["overlap"] : found;
  });
}

/** A range that ends before it starts, as two: until the end of the day, and from midnight on the next one. */
export function splitAtMidnight(data: PlainData): readonly [PlainObject, PlainObject] | null {
  const { from, to } = minutesOf(data);
  if (from === null || to === null || to >= from || !isPlainObject(data)) return null;
  return [
    { ...data, to: writeTime(dayEnd) },
    { from: writeTime(0), to: writeTime(to) },
  ];
}

/** Edited ranges as they are sent: in order, `HH:mm`, the end of the day as 23:59. What cannot be read stays, at the end. */
export function sortedForWire(list: readonly PlainData[]): PlainData[] {
  const startOf = (data: PlainData) => minutesOf(data).from ?? dayEnd;
  return list.map(writeRange).sort((one, other) => startOf(one) - startOf(other));
}

/** The places of edited ranges in the order in which they are sent. */
export function placesOnWire(list: readonly PlainData[]): readonly number[] {
  const starts = list.map((data) => minutesOf(data).from ?? dayEnd);
  return list.map((_, at) => at).sort((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0));
}

/** True when two lists mean the same hours, however they are written. */
export function sameRanges(one: PlainData, other: PlainData): boolean {
  if (samePlainData(one, other)) return true;
  return (
    Array.isArray(one) && Array.isArray(other) && samePlainData(sortedForWire(one), sortedForWire(other))
  );
}

/** The list with other times in a range, which keeps what else it says; the same list if nothing changes. */
export function changeIn(
  list: readonly PlainData[],
  at: number,
  change: Partial<DraftRange>,
): readonly PlainData[] {
  const row = list[at];
  if (row === undefined) return list;
  const before = draftOf(row);
  const isSame = (["from", "to"] as const).every((edge) => (change[edge] ?? before[edge]) === before[edge]);
  if (isSame) return list;
  return list.with(at, { ...(isPlainObject(row) ? row : before), ...change });
}

/** The list with one more range: an hour after the last one, or where there is room; without times where there is none. */
export function addTo(list: readonly PlainData[]): readonly PlainData[] {
  if (list.length === 0) return [{ ...usualHours }];
  const free = roomIn(joined(openRanges(list)));
  return [...list, free ? written(free) : { from: "", to: "" }];
}

/** The list without a range. */
export function removeFrom(list: readonly PlainData[], at: number): readonly PlainData[] {
  return at in list ? list.toSpliced(at, 1) : list;
}

/** New ranges that say the same hours. What cannot be read is not copied, and neither is what a range says beside its times. */
export function copiesOf(list: readonly PlainData[]): PlainData[] {
  return list.filter((row) => opaqueTexts(row).length === 0).map((row) => ({ ...draftOf(row) }));
}

/** A range as it is sent. */
export function written({ from, to }: TimeRange): PlainObject {
  return { from: writeTime(from), to: writeTime(to) };
}

/** A time of the wire, also without the zero in front. */
function readClock(data: PlainData | undefined): number | null {
  return typeof data === "string" ? readTime(/^\d:/.test(data) ? `0${data}` : data) : null;
}

/** By 23:59, by 24:00 and by 0:00 as an end the end of the day is meant. Nothing starts there. */
function minutesOf(data: PlainData): { from: number | null; to: number | null } {
  if (!isPlainObject(data)) return { from: null, to: null };
  const [from, to] = [readClock(data.from), readClock(data.to)];
  return { from: from === dayEnd ? null : from, to: to === 0 || to === dayEnd - 1 ? dayEnd : to };
}

function isWhole(range: { from: number | null; to: number | null }): range is TimeRange {
  return range.from !== null && range.to !== null && range.from < range.to;
}

function writeRange(data: PlainData): PlainData {
  const { from, to } = minutesOf(data);
  if (!isPlainObject(data) || from === null || to === null) return data;
  return { ...data, ...written({ from, to }) };
}

const hour = 60;
/** How long a new range is at most. */
const longest = 4 * hour;

function roomIn(taken: readonly TimeRange[]): TimeRange | null {
  const end = taken.at(-1)?.to ?? 0;
  const start = end + hour < dayEnd ? end + hour : end;
  if (start < dayEnd - 1) return { from: start, to: Math.min(start + longest, dayEnd) };
  const gaps = taken.map(({ from }, at) => ({ from: taken[at - 1]?.to ?? 0, to: from }));
  const [widest] = gaps.sort((one, other) => other.to - other.from - (one.to - one.from));
  if (!widest || widest.to <= widest.from) return null;
  return { from: Math.max(widest.from, widest.to - longest), to: widest.to };
}

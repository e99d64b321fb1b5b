import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { coverage, joined, overlap, type TimeRange, without } from "../../../lib/time-ranges.js";
import { readTiming, sortedDays, type Timing, weekdaysShown, writeClock, writeEnd } from "./timing.js";

/** The open ranges of each day of the week, by its number; 0 is Sunday. */
export type Week = readonly (readonly TimeRange[])[];

/** Minutes of a cell of the grid. */
export const cellMinutes = 30;
/** Cells of a day. */
export const cellsOfDay = (24 * 60) / cellMinutes;

/** A row that says on which days and from when to when. */
export interface WholeTiming extends Timing {
  readonly from: number;
  readonly to: number;
}

/** True for a row that means some hours: it has days, and ends after it begins. */
export function isWhole(timing: Timing | null): timing is WholeTiming {
  return (
    timing !== null &&
    timing.weekdays.length > 0 &&
    timing.from !== null &&
    timing.to !== null &&
    timing.to > timing.from
  );
}

/** When a week is open by its rows. What cannot be read of them opens nothing. */
export function weekOf(rows: readonly PlainData[]): Week {
  const timings = rows.map(readTiming).filter(isWhole);
  return range7().map((day) =>
    joined(timings.filter(({ weekdays }) => weekdays.includes(day)).map(({ from, to }) => ({ from, to }))),
  );
}

/** How much of a cell of the grid is open. */
export function cellState(week: Week, day: number, cell: number): "whole" | "part" | "none" {
  return coverage(week[day] ?? [], rangeOfCell(cell));
}

/** A cell as a range. */
export function rangeOfCell(cell: number): TimeRange {
  return { from: cell * cellMinutes, to: (cell + 1) * cellMinutes };
}

/** A part of several days that is opened or closed. */
export interface Stroke extends TimeRange {
  readonly days: readonly number[];
  readonly open: boolean;
}

/** The week after a stroke; minutes beside it are as they were. */
export function painted(week: Week, { days, from, to, open }: Stroke): Week {
  return week.map((ranges, day) => {
    if (!days.includes(day)) return ranges;
    return open ? joined([...ranges, { from, to }]) : without(ranges, { from, to });
  });
}

/**
 * A week as rows in their normal form: days with the same range in one row, the row of the earliest day first (Monday is),
 * then the one that begins first.
 */
export function rowsOf(week: Week): readonly PlainObject[] {
  const rows = new Map<string, { range: TimeRange; days: number[] }>();
  for (const day of weekdaysShown)
    for (const range of week[day] ?? []) {
      const key = `${range.from} ${range.to}`;
      const row = rows.get(key) ?? { range, days: [] };
      row.days.push(day);
      rows.set(key, row);
    }
  const first = ({ days }: { days: readonly number[] }) => weekdaysShown.indexOf(days[0] ?? 0);
  return [...rows.values()]
    .sort((one, other) => first(one) - first(other) || one.range.from - other.range.from)
    .map(({ range, days }) => ({
      weekdays: [...sortedDays(days)],
      from: writeClock(range.from),
      to: writeEnd(range.to),
    }));
}

/** Which of these rows have a minute in common with another one. */
export function overlapping(rows: readonly PlainData[]): readonly boolean[] {
  const timings = rows.map(readTiming);
  return timings.map((timing, at) => {
    if (!isWhole(timing)) return false;
    return timings.some(
      (other, index) =>
        index !== at &&
        isWhole(other) &&
        other.weekdays.some((day) => timing.weekdays.includes(day)) &&
        overlap(timing, other),
    );
  });
}

/** A row whose end is before its start, as two: up to midnight, and from midnight on the days after. */
export function splitAtMidnight(data: PlainObject): readonly [PlainObject, PlainObject] | null {
  const timing = readTiming(data);
  if (timing === null || timing.from === null || timing.to === null || timing.to >= timing.from) return null;
  const next = timing.weekdays.map((day) => (day + 1) % 7);
  return [
    { ...data, to: "23:59" },
    { ...data, weekdays: [...sortedDays(next)], from: "00:00", to: writeEnd(timing.to) },
  ];
}

/** A moment of a week: its day by the number of the wire, and minutes since midnight. */
export interface WeekMoment {
  readonly day: number;
  readonly minutes: number;
}

/** In how many days from a moment on, and at which minute, the week is open; at once where it is; `null` if it never is. */
export function nextOpening(
  week: Week,
  { day, minutes }: WeekMoment,
): { days: number; minutes: number } | null {
  for (let days = 0; days <= 7; days++) {
    const ranges = week[(day + days) % 7] ?? [];
    const from = days === 0 ? minutes : 0;
    const next = ranges.find(({ to }) => to > from);
    if (next) return { days, minutes: Math.max(next.from, from) };
  }
  return null;
}

function range7(): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6];
}

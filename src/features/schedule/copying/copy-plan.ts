import type { SalonResource } from "../../../api/salons.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { addDays } from "../../../lib/dates/days.js";
import { compareSpans } from "../layout/span.js";
import { type CellName, isSameCell } from "../shifts/cells.js";
import { type PlannedShift, planShift } from "../shifts/planned-shift.js";

/** Shifts from which the copies of a week are planned. */
export interface CopySource {
  readonly days: readonly string[];
  /** `null`: all of them. */
  readonly cells: readonly CellName[] | null;
  /** Shifts of the week before. */
  readonly before: readonly TimeShift[];
  /** Shifts of these days. */
  readonly present: readonly TimeShift[];
  readonly resources: readonly SalonResource[];
  /** The keys of what was made here: it is no reason to leave a day alone. */
  readonly made: ReadonlySet<string>;
}

/** A day with what it would get. */
export interface CopyDay {
  readonly date: string;
  readonly rows: readonly CopyRow[];
}

export interface CopyRow extends PlannedShift {
  readonly name: string;
  /** The person works on that day already. */
  readonly isTaken: boolean;
}

/**
 * Copies that the days would get from those a week before: none that is there already with the same hours, none of
 * who has left, and no day that would get nothing.
 */
export function copyPlan(source: CopySource): readonly CopyDay[] {
  const days = source.days.map((date) => ({ date, rows: rowsOf(source, date) }));
  return days.filter(({ rows }) => rows.length > 0);
}

function rowsOf({ cells, before, present, resources, made }: CopySource, date: string): CopyRow[] {
  return resources.flatMap(({ id, name, isDeleted }) => {
    const cell = { date, resourceId: id };
    if (isDeleted || (cells && !cells.some((each) => isSameCell(each, cell)))) return [];
    const there = shiftsOn(present, id, date).map((shift) => planShift(shift, date)?.key);
    const isTaken = there.some((key) => key === undefined || !made.has(key));
    const known = new Set<string | undefined>([...there, ...made]);
    const planned = shiftsOn(before, id, addDays(date, -7)).flatMap((shift) => planShift(shift, date) ?? []);
    return planned
      .filter(({ key }, at) => !known.has(key) && planned.findIndex((each) => each.key === key) === at)
      .sort((a, b) => compareSpans(a.span, b.span))
      .map((shift) => ({ ...shift, name, isTaken }));
  });
}

function shiftsOn(shifts: readonly TimeShift[], resourceId: number, date: string | null): TimeShift[] {
  return shifts.filter(({ salon_resource_id, _date }) => salon_resource_id === resourceId && _date === date);
}

import type { SalonResource } from "../../../api/salons.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { daysFromTo } from "../../../lib/dates/calendar.js";
import { compareKeys } from "../layout/record-key.js";
import { compareSpans, readHours, readSpan, type Span } from "../layout/span.js";
import { shownDays } from "../views/shown-days.js";
import { shiftKey } from "./time-shift.js";

/** A week of shifts, from Monday on. */
export interface ShiftWeek {
  readonly days: readonly string[];
  readonly rows: readonly ShiftWeekRow[];
}

/** A resource with a cell for each day. */
export interface ShiftWeekRow {
  readonly resource: SalonResource;
  readonly cells: readonly ShiftCell[];
}

export interface ShiftCell {
  readonly date: string;
  /** In order of time. */
  readonly shifts: readonly DrawnShift[];
}

/** A shift as it is drawn. */
export interface DrawnShift {
  readonly key: string;
  /** Span of the shift; one that ends past midnight ends with the day; `null` if its time cannot be read. */
  readonly span: Span | null;
  readonly shift: TimeShift;
}

/** The week that a date is in. Resources that have left are in it only if they work in it. */
export function shiftWeek(
  date: string,
  resources: readonly SalonResource[],
  shifts: readonly TimeShift[],
): ShiftWeek {
  const { first, last } = shownDays(date, "week");
  const days = daysFromTo(first, last);
  const cells = shiftsByCell(shifts);
  const rows = resources.map((resource) => ({
    resource,
    cells: days.map((day) => ({ date: day, shifts: cells.get(cellKey(resource.id, day)) ?? [] })),
  }));
  return { days, rows: rows.filter((row) => !row.resource.isDeleted || row.cells.some(isWorkedIn)) };
}

function shiftsByCell(shifts: readonly TimeShift[]): ReadonlyMap<string, DrawnShift[]> {
  const cells = new Map<string, DrawnShift[]>();
  for (const shift of shifts) {
    const key = cellKey(shift.salon_resource_id, shift._date);
    const drawn = { key: shiftKey(shift), span: readHours(shift) ?? readSpan(shift), shift };
    const cell = cells.get(key);
    if (cell) cell.push(drawn);
    else cells.set(key, [drawn]);
  }
  cells.forEach((cell) => {
    cell.sort((a, b) => compareSpans(a.span, b.span) || compareKeys(a, b));
  });
  return cells;
}

function cellKey(resourceId: number, date: string): string {
  return `${resourceId}:${date}`;
}

function isWorkedIn({ shifts }: ShiftCell): boolean {
  return shifts.length > 0;
}

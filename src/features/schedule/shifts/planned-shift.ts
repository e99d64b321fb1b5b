import type { TimeShift } from "../../../api/time-shifts.js";
import { readHours, type Span } from "../layout/span.js";
import type { CellName } from "./cells.js";
import { shiftEnd } from "./time-shift.js";

/** A day of work that is to be made: one day, and no series. */
export interface PlannedShift extends CellName {
  /** Key of the person, the day and the hours: shifts with the same key are one. */
  readonly key: string;
  readonly span: Span;
  /** As the calls take them. */
  readonly from: string;
  readonly to: string;
  readonly description: string;
}

/** The hours of a shift on a day; `null` if nobody can work at such times. */
export function planShift(shift: TimeShift, date: string): PlannedShift | null {
  const { salon_resource_id: resourceId, from, to, description } = shift;
  const span = readHours(shift);
  if (span === null) return null;
  const key = [resourceId, date, span.from, span.to].join(" ");
  return { key, date, resourceId, span, from, to: shiftEnd(from, to), description };
}

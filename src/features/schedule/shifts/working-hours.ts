import type { TimeShift } from "../../../api/time-shifts.js";
import { mergeSpans, readHours, type Span } from "../layout/span.js";

/**
 * When each resource works on a day, by its id. One that has no shift on any day that is loaded is not in it: it does not
 * work by shifts.
 */
export function workingHours(shifts: readonly TimeShift[], date: string): ReadonlyMap<number, Span[]> {
  const hours = new Map<number, Span[]>();
  for (const shift of shifts) {
    const own = hours.get(shift.salon_resource_id) ?? [];
    const span = shift._date === date ? readHours(shift) : null;
    hours.set(shift.salon_resource_id, span ? mergeSpans([...own, span]) : own);
  }
  return hours;
}

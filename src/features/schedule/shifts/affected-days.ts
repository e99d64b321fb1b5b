import type { ShiftScope, TimeShift } from "../../../api/time-shifts.js";
import { ruleDate, shiftKey } from "./time-shift.js";

/** How many of the loaded days a change of this one would touch, too, by its scope: what the operator is told before. */
export function affectedDays(shift: TimeShift, scope: ShiftScope, loaded: readonly TimeShift[]): number {
  const touched = loaded.filter((other) => isTouched(other, shift, scope));
  return new Set(touched.map(shiftKey)).size;
}

/** By the days that the series made: a day that was moved stays where it was in its series. */
function isTouched(other: TimeShift, shift: TimeShift, scope: ShiftScope): boolean {
  if (other.master_id !== shift.master_id) return false;
  if (scope === "once") return shiftKey(other) === shiftKey(shift);
  return scope === "permanently" || ruleDate(other) >= ruleDate(shift);
}

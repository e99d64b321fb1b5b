import type { TimeShift } from "../../../api/time-shifts.js";
import type { CellName } from "./cells.js";

/** Times of a day. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Hours of work of a person on a day. */
export interface HoursOfCell extends CellName, Hours {
  /** Note of the shift; absent where any will do. */
  readonly description?: string;
}

/** True where one of the shifts is just this one. */
export function isAmong(
  { date, resourceId, from, to, description }: HoursOfCell,
  shifts: readonly TimeShift[],
): boolean {
  return shifts.some(
    (shift) =>
      shift._date === date &&
      shift.salon_resource_id === resourceId &&
      shift.from === from &&
      shift.to === to &&
      (description ?? shift.description) === shift.description,
  );
}

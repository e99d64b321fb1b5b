import type { Reservation } from "../../../api/reservations.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import type { Place } from "../moves/place.js";
import type { CellName } from "../shifts/cells.js";
import type { Hours, HoursOfCell } from "../shifts/hours.js";

/** Dialogs that ask or edit something. */
export type ScheduleDialog =
  | { readonly is: "move"; readonly record: Reservation }
  /** `block`: one that is there already. */
  | { readonly is: "block"; readonly block: Reservation | null; readonly place: Place }
  | {
      readonly is: "shift";
      readonly shift: TimeShift | null;
      readonly date: string;
      readonly resourceId: number | null;
      /** Other times than the shift has, where it was moved. */
      readonly wanted?: Hours;
    }
  | PaintShifts
  | EraseShifts
  | CopyShifts
  | { readonly is: "inbox" };

/** The same shift for several days and people. */
export interface PaintShifts {
  readonly is: "paint";
  readonly cells: readonly CellName[];
  /** Hours that the dialog began with: the next page does not remember them. */
  readonly hours?: Hours;
  readonly left?: PaintedHours;
}

/** Shifts that were being saved, alike but for their days. */
export interface PaintedHours extends Hours {
  readonly description?: string;
  /** Days on which just this stood before: that it stands there does not say that it was saved. */
  readonly before?: readonly CellName[];
}

/** Shifts to be deleted. */
export interface EraseShifts {
  readonly is: "erase";
  readonly shifts: readonly TimeShift[];
  readonly left?: true;
}

/** The week of a date as the one before, or some of its days. */
interface CopyShifts {
  readonly is: "copy";
  readonly date: string;
  readonly cells: readonly CellName[] | null;
  readonly left?: readonly HoursOfCell[];
}

type Left<T extends { readonly left?: unknown }> = T & Required<Pick<T, "left">>;
/** Work that was under way with no answer: some may be done by now. */
export type LeftDialog = Left<PaintShifts> | Left<EraseShifts> | Left<CopyShifts>;

import type { Reservation } from "../../../api/reservations.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import type { Place } from "../moves/place.js";
import type { CellName } from "../shifts/cells.js";

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
      readonly wanted?: { readonly from: string; readonly to: string };
    }
  | PaintShifts
  | EraseShifts
  | CopyShifts
  | { readonly is: "inbox" };

/** Times of a day. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** The same shift for several days and people. */
export interface PaintShifts {
  readonly is: "paint";
  readonly cells: readonly CellName[];
  /** Hours that the dialog began with: the next page does not remember them. */
  readonly hours?: Hours;
  /** Hours that were being saved. */
  readonly left?: Hours;
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

/** Hours of work that were to be made. */
export interface HoursOfCell extends CellName, Hours {}

type Left<T extends { readonly left?: unknown }> = T & Required<Pick<T, "left">>;
/** Work that was under way with no answer: some may be done by now. */
export type LeftDialog = Left<PaintShifts> | Left<EraseShifts> | Left<CopyShifts>;

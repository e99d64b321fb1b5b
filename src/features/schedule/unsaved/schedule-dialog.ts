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

/** The same shift for several days and people. */
interface PaintShifts {
  readonly is: "paint";
  readonly cells: readonly CellName[];
  /** With these hours. */
  readonly left?: { readonly from: string; readonly to: string };
}

interface EraseShifts {
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
export interface HoursOfCell extends CellName {
  readonly from: string;
  readonly to: string;
}

type Left<T extends { readonly left?: unknown }> = T & Required<Pick<T, "left">>;
/** Work that was under way with no answer: some may be done by now. */
export type LeftDialog = Left<PaintShifts> | Left<EraseShifts> | Left<CopyShifts>;

import type { Reservation } from "../../../api/reservations.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import type { Place } from "../moves/place.js";
import type { CellName } from "../shifts/cells.js";

/** What is asked or written in a dialog. */
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
  /** The same shift for several days and people. */
  | {
      readonly is: "paint";
      readonly cells: readonly CellName[];
      /** Under way with these hours when the page was left: some may be there by now. */
      readonly left?: { readonly from: string; readonly to: string };
    }
  | { readonly is: "erase"; readonly shifts: readonly TimeShift[] }
  /** The week of a date as the one before, or some of its days. */
  | { readonly is: "copy"; readonly date: string; readonly cells: readonly CellName[] | null }
  | { readonly is: "inbox" };

import type { TimeShift } from "../../../api/time-shifts.js";
import { isSameCell } from "../shifts/cells.js";
import { isAmong } from "../shifts/hours.js";
import { shiftKey } from "../shifts/time-shift.js";
import type { LeftDialog, ScheduleDialog } from "./schedule-dialog.js";

/** A dialog that goes on with what was under way when the page was left. */
export function isOfLeft(dialog: ScheduleDialog): dialog is LeftDialog {
  return "left" in dialog && dialog.left !== undefined;
}

/** A day that it is about. */
export function dayOfLeft(dialog: LeftDialog): string {
  if (dialog.is === "copy") return dialog.date;
  return (dialog.is === "erase" ? dialog.shifts[0]?._date : dialog.cells[0]?.date) ?? "";
}

/** The same with what is not done by now; `null` where all of it is. */
export function stillLeft(dialog: LeftDialog, present: readonly TimeShift[]): LeftDialog | null {
  if (dialog.is === "erase") {
    const keys = new Set(present.map(shiftKey));
    const shifts = dialog.shifts.filter((shift) => keys.has(shiftKey(shift)));
    return shifts.length > 0 ? { ...dialog, shifts } : null;
  }
  if (dialog.is === "paint") {
    const { before = [], ...hours } = dialog.left;
    const cells = dialog.cells.filter(
      (cell) => before.some((each) => isSameCell(each, cell)) || !isAmong({ ...cell, ...hours }, present),
    );
    return cells.length > 0 ? { ...dialog, cells } : null;
  }
  const left = dialog.left.filter((each) => !isAmong(each, present));
  return left.length > 0 ? asKept({ ...dialog, left }) : null;
}

/** The same as it is kept: copies with no other days than those that are left. */
export function asKept(dialog: LeftDialog): LeftDialog {
  if (dialog.is !== "copy") return dialog;
  return { ...dialog, cells: dialog.left.map(({ date, resourceId }) => ({ date, resourceId })) };
}

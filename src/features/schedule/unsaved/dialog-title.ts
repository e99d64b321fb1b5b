import { nameOf } from "../labels.js";
import type { ScheduleWords } from "../messages.js";
import type { ScheduleDialog } from "./schedule-dialog.js";

/** Title of a dialog. */
export function dialogTitle(dialog: ScheduleDialog, words: ScheduleWords): string {
  switch (dialog.is) {
    case "move":
      return words.moveTitle(nameOf(dialog.record, words));
    case "block":
      return dialog.block ? words.blockEdit : words.blockTitle;
    case "shift":
      return dialog.shift ? words.shiftTitle : words.shiftAdd;
    case "paint":
      return words.paintTitle(dialog.cells.length);
    case "erase":
      return words.eraseTitle(dialog.shifts.length);
    case "copy":
      return dialog.cells ? words.copyDays(dialog.cells.length) : words.copyWeek;
    case "inbox":
      return words.inbox;
  }
}

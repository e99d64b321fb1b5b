import type { TimeShift } from "../../../api/time-shifts.js";
import type { ScheduleWords } from "../messages.js";
import type { ScheduleModel } from "../schedule-model.js";
import type { PaintShifts } from "./schedule-dialog.js";
import { isOfLeft, stillLeft } from "./still-left.js";

/** Leaves days out of the open dialog that were saved though no answer came; it closes where that is all of them. */
export function leaveOutDone(
  { dialogs, notify }: Pick<ScheduleModel, "dialogs" | "notify">,
  dialog: PaintShifts,
  present: readonly TimeShift[],
  words: Pick<ScheduleWords, "painted">,
): void {
  if (!isOfLeft(dialog)) return;
  const rest = stillLeft(dialog, present);
  if (rest?.is !== "paint") {
    dialogs.close();
    notify(words.painted(dialog.cells.length));
  } else if (rest.cells.length < dialog.cells.length) dialogs.keep(rest);
}

import { useLayoutEffect } from "react";
import type { TimeShift } from "../../../../api/time-shifts.js";
import { useSchedule } from "../../schedule-context.js";
import { leaveOutDone } from "../../unsaved/leave-out-done.js";
import type { PaintShifts } from "../../unsaved/schedule-dialog.js";

/** Has the dialog offer nothing again that stands there; `present` is `null` while that is not known. */
export function useLeaveOutDone(dialog: PaintShifts, present: readonly TimeShift[] | null): void {
  const { model, words } = useSchedule();
  useLayoutEffect(() => {
    if (present) leaveOutDone(model, dialog, present, words);
  }, [dialog, present, model, words]);
}

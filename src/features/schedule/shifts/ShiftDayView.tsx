import { useMemo, useRef } from "react";
import { writeTime } from "../../../lib/dates/times.js";
import type { ScheduleActions } from "../actions.js";
import { DayContent } from "../day/DayContent.js";
import { ScheduleProvider, useSchedule } from "../schedule-context.js";
import { useShiftDay } from "./use-shift-day.js";

/** Shifts of one day (rules: shift-series). A move opens a question: a series may be meant. */
export function ShiftDayView() {
  const context = useSchedule();
  const day = useShiftDay();
  const shown = useRef(day);
  shown.current = day;
  const { model } = context;
  const shifts = useMemo(() => {
    function open(id: number, wanted?: { from: number; to: number }): void {
      const shift = shown.current.shiftOf(id);
      if (!shift) return;
      const times = wanted && { from: writeTime(wanted.from), to: writeTime(wanted.to) };
      const { _date: date, salon_resource_id: resourceId } = shift;
      model.dialogs.open({ is: "shift", shift, date, resourceId, ...(times && { wanted: times }) });
    }
    const actions: ScheduleActions = {
      ...context.actions,
      select: ({ id }) => open(id),
      selectSlot: ({ date, from, to, salonResourceId: resourceId }) =>
        model.dialogs.open({
          ...{ is: "shift", shift: null, date, resourceId },
          wanted: { from: writeTime(from), to: writeTime(Math.max(to, Math.min(from + 60, 24 * 60))) },
        }),
      move: async ({ id }, { after }) => open(id, after),
    };
    return { ...context, actions, isOfShifts: true };
  }, [context, model]);
  return (
    <ScheduleProvider value={shifts}>
      <DayContent day={day} />
    </ScheduleProvider>
  );
}

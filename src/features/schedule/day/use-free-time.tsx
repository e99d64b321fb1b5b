import { useRef, useState } from "react";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";

/** Place of a press in a row. */
export interface PressedTime {
  /** Start of free time, in minutes. */
  readonly from: number;
  readonly rowIndex: number;
}

/** Free time that is being dragged over. */
interface Selection extends PressedTime {
  readonly to: number;
}

/** Chooses free time: a step that is pressed, or what is dragged over from there. */
export function useFreeTime(layout: DayLayout, slot: number) {
  const { actions } = useSchedule();
  /** Dragged over, also before it is drawn. */
  const selected = useRef<Selection | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);

  function select(next: Selection | null): void {
    selected.current = next;
    setSelection(next);
  }
  return {
    /** Drawn while it is dragged over. */
    selection,
    dragTo(over: number, { rowIndex, from }: PressedTime): void {
      select({ rowIndex, from: Math.min(from, over), to: Math.max(from, over) + slot });
    },
    choose({ rowIndex, from: pressed }: PressedTime): void {
      const { from, to } = selected.current ?? { from: pressed, to: pressed + slot };
      actions.selectSlot({
        date: layout.date,
        from,
        to: Math.min(to, 24 * 60),
        salonResourceId: layout.rows[rowIndex]?.resource?.id ?? null,
      });
    },
    /** It is dragged over no more. */
    leave: () => select(null),
  };
}

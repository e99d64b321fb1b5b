import type { TimeShift } from "../../../api/time-shifts.js";
import { useSchedule } from "../schedule-context.js";
import { type CellName, cellsBetween, isSameCell } from "./cells.js";
import type { ShiftWeek } from "./shift-week.js";
import { presentWeekStop, type WeekStop } from "./week-stops.js";

/** Days of people that are chosen, and what is done to them all. */
export interface ChosenCells {
  /** The cell that has the focus, or that keys would go to. */
  stop(): WeekStop | null;
  cells(): readonly CellName[];
  shiftsOf(cells: readonly CellName[]): readonly TimeShift[];
  /** Chooses all between two cells. */
  chooseTo(end: CellName, from: CellName): void;
  /** Adds a shift in a cell, or in all that are chosen where it is one of them. */
  add(cell: CellName): void;
  /** Asks whether to delete what stands in them, or what has the focus. False where that is nothing. */
  erase(): boolean;
}

/** Reads what is chosen as it is now, which need not be drawn yet. */
export function useChosenCells(week: ShiftWeek): ChosenCells {
  const { model, words } = useSchedule();
  const { shiftState } = model;
  const stop = () => presentWeekStop(week, shiftState.stop());

  function cells(): readonly CellName[] {
    const selection = shiftState.selection();
    const ids = week.rows.map(({ resource }) => resource.id);
    return selection ? cellsBetween(week.days, ids, selection) : [];
  }
  function shiftsOf(cells: readonly CellName[]): TimeShift[] {
    return week.rows.flatMap(({ resource, cells: own }) =>
      own
        .filter(({ date }) => cells.some((cell) => cell.date === date && cell.resourceId === resource.id))
        .flatMap(({ shifts }) => shifts.map(({ shift }) => shift)),
    );
  }
  return {
    ...{ stop, cells, shiftsOf },
    chooseTo(end, from) {
      shiftState.selectTo(end, from);
      model.notify(words.selected(cells().length));
    },
    add(cell) {
      const chosen = cells();
      const isOfMany = chosen.some((each) => isSameCell(each, cell));
      if (isOfMany && chosen.length > 1)
        model.dialogs.open({ is: "paint", cells: chosen, hours: shiftState.hours() });
      else model.dialogs.open({ is: "shift", shift: null, ...cell });
    },
    erase() {
      const focused = stop()?.shift;
      const own = week.rows
        .flatMap(({ cells }) => cells.flatMap(({ shifts }) => shifts))
        .filter(({ key }) => key === focused)
        .map(({ shift }) => shift);
      const shifts = shiftState.selection() ? shiftsOf(cells()) : own;
      if (shifts.length > 0) model.dialogs.open({ is: "erase", shifts });
      return shifts.length > 0;
    },
  };
}

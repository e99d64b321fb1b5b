import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { TimeShift } from "../../../api/time-shifts.js";
import { useSchedule } from "../schedule-context.js";
import { type CellName, cellsBetween, isSameCell } from "./cells.js";
import type { ShiftWeek } from "./shift-week.js";
import { cellBeside, nextWeekStop, presentWeekStop, type WeekDirection } from "./week-stops.js";

const directions: Readonly<Record<string, WeekDirection>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

/**
 * Keys and pointer of a week of shifts: arrows go through it, with Shift they choose days, dragging does so too. Enter adds
 * to all that are chosen, Delete deletes what stands there, Escape chooses none.
 */
export function useWeekKeys(week: ShiftWeek, box: RefObject<HTMLElement | null>) {
  const { model, words } = useSchedule();
  const { shiftState } = model;
  const follows = useRef(false);
  /** Where a pointer went down; the press of a drag adds nothing. */
  const pressed = useRef<CellName | null>(null);
  const wasDragged = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const target = box.current?.querySelector<HTMLElement>("[data-stop]");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  });

  const stopNow = () => presentWeekStop(week, shiftState.stop());

  function selectTo(end: CellName, from: CellName): void {
    shiftState.selectTo(end, from);
    model.say(words.selected(selectedCells().length));
  }

  function selectedCells(): readonly CellName[] {
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

  function erase(): boolean {
    const stop = stopNow();
    const focused = week.rows
      .flatMap(({ cells }) => cells.flatMap(({ shifts }) => shifts))
      .filter(({ key }) => key === stop?.shift)
      .map(({ shift }) => shift);
    const shifts = shiftState.selection() ? shiftsOf(selectedCells()) : focused;
    if (shifts.length > 0) model.dialogs.open({ is: "erase", shifts });
    return shifts.length > 0;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    const direction = directions[key];
    if (direction) go(direction, shiftKey);
    else if (key === "Escape" && shiftState.selection() !== null) shiftState.unselect();
    else if (key !== "Delete" || !erase()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function go(direction: WeekDirection, isSelecting: boolean): void {
    const stop = stopNow();
    if (stop === null) return;
    follows.current = true;
    if (isSelecting) selectTo(cellBeside(week, stop, direction), stop);
    else shiftState.goTo(nextWeekStop(week, stop, direction));
  }

  return {
    selectedCells,
    shiftsOf,
    /** The place for another one was pressed. */
    add(cell: CellName): void {
      if (wasDragged.current) return;
      const cells = selectedCells();
      const isOfMany = cells.some((each) => isSameCell(each, cell));
      if (isOfMany && cells.length > 1) model.dialogs.open({ is: "paint", cells });
      else model.dialogs.open({ is: "shift", shift: null, ...cell });
    },
    handlers: {
      onKeyDown,
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        wasDragged.current = false;
        const cell = cellAt(event);
        pressed.current = event.button === 0 && event.pointerType === "mouse" ? cell : null;
        if (!cell || !pressed.current) return;
        const stop = event.shiftKey ? stopNow() : null;
        if (stop) {
          event.preventDefault();
          wasDragged.current = true;
          selectTo(cell, stop);
        } else if (!selectedCells().some((each) => isSameCell(each, cell))) shiftState.unselect();
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const from = pressed.current;
        const cell = from && event.buttons === 1 ? cellAt(event) : null;
        if (!from || !cell || (isSameCell(cell, from) && !wasDragged.current)) return;
        const end = shiftState.selection()?.end;
        wasDragged.current = true;
        if (!end || !isSameCell(end, cell)) selectTo(cell, from);
      },
      onPointerUp: () => {
        pressed.current = null;
      },
    },
  };
}

function cellAt(event: PointerEvent<HTMLElement>): CellName | null {
  const { date, resource } = (event.target as Element).closest<HTMLElement>("td[data-date]")?.dataset ?? {};
  return date && resource ? { date, resourceId: Number(resource) } : null;
}

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { TimeShift } from "../../../api/time-shifts.js";
import type { WindowPoint } from "../../../kit/edge-scroll.js";
import { usePointerDrag } from "../../../kit/use-pointer-drag.js";
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
  /** Cell in which a pointer went down; the press of a drag adds nothing. */
  const pressed = useRef<CellName | null>(null);
  const wasDragged = useRef(false);
  /** Days are being dragged over. */
  const [isPainting, setPainting] = useState(false);
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
    model.notify(words.selected(selectedCells().length));
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

  function dragTo(cell: CellName, from: CellName): void {
    const end = shiftState.selection()?.end;
    wasDragged.current = true;
    setPainting(true);
    if (!end || !isSameCell(end, cell)) selectTo(cell, from);
  }

  const finger = usePointerDrag<CellName>(box, {
    press: (event) => (event.pointerType === "mouse" ? null : cellOf(event.target)),
    begin(from, at) {
      const cell = cellAt(at);
      if (!cell) return false;
      shiftState.unselect();
      dragTo(cell, from);
      return true;
    },
    drag(from, at) {
      const cell = cellAt(at);
      if (cell) dragTo(cell, from);
    },
    drop: () => setPainting(false),
    takeBack() {
      setPainting(false);
      shiftState.unselect();
    },
    scrolls: ["x", "y"],
  });
  /** The pointer is captured, so what is under it is found by its place. */
  function cellAt({ x, y }: WindowPoint): CellName | null {
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    return cellOf(root?.elementFromPoint(x, y) ?? null);
  }

  return {
    isPainting,
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
      ...finger.handlers,
      onKeyDown,
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        wasDragged.current = false;
        finger.handlers.onPointerDown(event);
        const cell = cellOf(event.target);
        pressed.current = event.button === 0 && event.pointerType === "mouse" ? cell : null;
        if (!cell || !pressed.current) return;
        // It may be let go anywhere.
        document.addEventListener("pointerup", () => setPainting(false), { once: true, capture: true });
        const stop = event.shiftKey ? stopNow() : null;
        if (stop) {
          event.preventDefault();
          wasDragged.current = true;
          selectTo(cell, stop);
        } else if (!selectedCells().some((each) => isSameCell(each, cell))) shiftState.unselect();
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        finger.handlers.onPointerMove(event);
        const from = pressed.current;
        const cell = from && event.buttons === 1 ? cellOf(event.target) : null;
        if (!from || !cell || (isSameCell(cell, from) && !wasDragged.current)) return;
        dragTo(cell, from);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        finger.handlers.onPointerUp(event);
        pressed.current = null;
      },
    },
  };
}

function cellOf(target: EventTarget | null): CellName | null {
  const { date, resource } = (target as Element | null)?.closest<HTMLElement>("td[data-date]")?.dataset ?? {};
  return date && resource ? { date, resourceId: Number(resource) } : null;
}

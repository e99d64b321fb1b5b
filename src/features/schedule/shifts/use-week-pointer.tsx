import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { WindowPoint } from "../../../kit/edge-scroll.js";
import { usePointerDrag } from "../../../kit/use-pointer-drag.js";
import { useSchedule } from "../schedule-context.js";
import { type CellName, isSameCell } from "./cells.js";
import type { ChosenCells } from "./use-chosen-cells.js";

/** Chooses days by dragging over them: the mouse from the press on, a finger once it has rested. */
export function useWeekPointer(chosen: ChosenCells, box: RefObject<HTMLElement | null>) {
  const { shiftState } = useSchedule().model;
  /** Cell in which a pointer went down; the press of a drag adds nothing. */
  const pressed = useRef<CellName | null>(null);
  const wasDragged = useRef(false);
  const [isPainting, setPainting] = useState(false);

  function dragTo(cell: CellName, from: CellName): void {
    const end = shiftState.selection()?.end;
    wasDragged.current = true;
    setPainting(true);
    if (!end || !isSameCell(end, cell)) chosen.chooseTo(cell, from);
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
    /** Days are being dragged over. */
    isPainting,
    /** The press that ends was a drag. */
    wasDragged: () => wasDragged.current,
    handlers: {
      ...finger.handlers,
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        wasDragged.current = false;
        finger.handlers.onPointerDown(event);
        const cell = cellOf(event.target);
        pressed.current = event.button === 0 && event.pointerType === "mouse" ? cell : null;
        if (!cell || !pressed.current) return;
        // It may be let go anywhere.
        document.addEventListener("pointerup", () => setPainting(false), { once: true, capture: true });
        const stop = event.shiftKey ? chosen.stop() : null;
        if (stop) {
          event.preventDefault();
          wasDragged.current = true;
          chosen.chooseTo(cell, stop);
        } else if (!chosen.cells().some((each) => isSameCell(each, cell))) shiftState.unselect();
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

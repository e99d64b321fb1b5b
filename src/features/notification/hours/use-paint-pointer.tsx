import type { RefObject } from "react";
import type { WindowPoint } from "../../../kit/edge-scroll.js";
import { usePointerDrag } from "../../../kit/use-pointer-drag.js";
import { useNotificationSettings } from "../notification-context.js";
import { cellOf } from "./cell-of.js";
import type { GridCell } from "./grid-cells.js";
import type { ActiveCell } from "./use-active-cell.js";
import type { Painting } from "./use-painting.js";

/** Paints with the pointer; `stop` takes back what it is painting. */
export function usePaintPointer(box: RefObject<HTMLElement | null>, active: ActiveCell, painting: Painting) {
  const { fixed } = useNotificationSettings();

  /** The pointer is captured, so what is under it is found by its place. */
  function cellAt({ x, y }: WindowPoint): GridCell | null {
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    return cellOf(root?.elementFromPoint(x, y));
  }
  function begin(cell: GridCell): void {
    painting.end();
    active.goTo(cell, true);
    painting.begin(cell);
  }
  return usePointerDrag<GridCell>(box, {
    press(event) {
      const cell = cellAt({ x: event.clientX, y: event.clientY });
      if (cell === null || fixed) return null;
      // Else the browser focuses it by itself, and selects.
      event.preventDefault();
      return cell;
    },
    atOnce: true,
    begin(cell) {
      begin(cell);
      return true;
    },
    drag(_, at) {
      const cell = cellAt(at);
      if (cell !== null) painting.paintTo(cell);
    },
    drop: painting.end,
    tap(cell) {
      begin(cell);
      painting.end();
    },
    takeBack: painting.takeBack,
  });
}

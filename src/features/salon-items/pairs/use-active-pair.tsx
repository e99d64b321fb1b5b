import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { GridCell } from "./pair-grid.js";

/** The cell that Tab leads to. */
export interface ActivePair {
  readonly at: GridCell;
  /** The focus is on it. */
  set(cell: GridCell): void;
  /** Takes the focus there, once it is drawn. */
  goTo(cell: GridCell): void;
}

/** Follows the focus in the grid, and takes it to where a key leads. */
export function useActivePair(box: RefObject<HTMLElement | null>): ActivePair {
  const [at, set] = useState<GridCell>({ row: 1, column: 1 });
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${at.row} ${at.column}"]`)
      ?.focus({ preventScroll: true });
  }, [box, at]);
  return {
    at,
    set,
    goTo(cell) {
      follows.current = true;
      set({ ...cell });
    },
  };
}

import { type FocusEvent, type RefObject, useState } from "react";
import { cellOf } from "./cell-of.js";
import type { GridCell } from "./grid-cells.js";

/** The cell that Tab leads to: where the focus is, or was last. */
export interface ActiveCell {
  readonly at: GridCell;
  /** Moves the focus; a pointer scrolls nothing: another cell would come under it. */
  goTo(to: GridCell, preventScroll?: boolean): void;
  onFocus(event: FocusEvent): void;
}

/** Follows the focus in a grid, whose cells say by `data-cell` which they are. At first it is Monday at nine. */
export function useActiveCell(box: RefObject<HTMLElement | null>): ActiveCell {
  const [at, setAt] = useState<GridCell>({ row: 0, cell: 18 });
  return {
    at,
    goTo(to, preventScroll = false) {
      setAt(to);
      box.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.cell}"]`)?.focus({ preventScroll });
    },
    onFocus: ({ target }) => setAt((now) => cellOf(target) ?? now),
  };
}

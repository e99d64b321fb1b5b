import type { RefObject } from "react";
import { usePrinting } from "../../../kit/use-printing.js";
import { rowsInView, scrollToRow } from "../../../kit/virtual-rows.js";
import { range } from "../../../lib/range.js";
import type { GridCell } from "./pair-grid.js";
import { useBoxView } from "./use-box-view.js";

/** In px; the style sheet says the same. */
export const rowHeight = 44;
export const headHeight = 72;
const columnWidth = 104;
/** Widths of names; where there is little room, they have less of it. */
const nameWidths = { wide: 200, narrow: 128, below: 480 };
/** Width of a page of A4, and the least that a column has there. */
const paperWidth = 680;
const leastOnPaper = 40;
const firstView = { top: 0, left: 0, height: 440, width: 700 };

/** Drawn part of the grid, and its width. */
export interface PairView {
  readonly nameWidth: number;
  /** The width of a column. */
  readonly column: number;
  readonly roomWidth: number;
  /** A sheet cannot be scrolled to the columns that run past it. */
  readonly zoom: number | undefined;
  /** From 1. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Scrolls to a cell. */
  show(cell: GridCell): void;
}

/** Follows the box in which the grid is scrolled: what is near is drawn, and the cell that has the focus. On paper all is. */
export function usePairView(
  box: RefObject<HTMLElement | null>,
  size: { readonly rows: number; readonly columns: number },
  active: GridCell,
): PairView {
  const view = useBoxView(box, firstView);
  const nameWidth = view.width < nameWidths.below ? nameWidths.narrow : nameWidths.wide;

  const isOnPaper = usePrinting();
  const column = isOnPaper
    ? Math.max(leastOnPaper, Math.min(columnWidth, (paperWidth - nameWidth) / size.columns))
    : columnWidth;
  const roomWidth = nameWidth + size.columns * column;
  const rows = isOnPaper
    ? all(size.rows)
    : rowsInView(view.top, view.height - headHeight, rowHeight, size.rows, 4);
  const columns = isOnPaper
    ? all(size.columns)
    : rowsInView(view.left, view.width - nameWidth, columnWidth, size.columns, 3);

  function show({ row, column }: GridCell): void {
    const element = box.current;
    if (!element) return;
    if (row > 0)
      element.scrollTop = scrollToRow(
        row - 1,
        view.top,
        Math.max(view.height - headHeight, rowHeight),
        rowHeight,
      );
    if (column > 0) {
      const left = scrollToRow(
        column - 1,
        view.left,
        Math.max(view.width - nameWidth, columnWidth),
        columnWidth,
      );
      element.scrollLeft = element.scrollLeft < 0 ? -left : left;
    }
  }
  return {
    ...{ nameWidth, column, roomWidth, show },
    zoom: isOnPaper ? Math.min(1, paperWidth / roomWidth) : undefined,
    rows: withActive(range(rows.start + 1, rows.end + 1), active.row),
    columns: withActive(range(columns.start + 1, columns.end + 1), active.column),
  };
}

const all = (end: number) => ({ start: 0, end });

/** Adds the row or column of the focus, which stays drawn. */
function withActive(drawn: readonly number[], active: number): readonly number[] {
  const [first = 0, last = 0] = [drawn[0], drawn.at(-1)];
  if (active === 0 || (active >= first && active <= last)) return drawn;
  return active < first ? [active, ...drawn] : [...drawn, active];
}

import { range } from "../../../lib/range.js";
import { cellsOfDay } from "./week.js";

/** A cell of the grid: rows from Monday, cells from midnight. */
export interface GridCell {
  readonly row: number;
  readonly cell: number;
}

const lastRow = 6;
const lastCell = cellsOfDay - 1;

/** Cell to which a key leads in the grid; `null` for one that leads nowhere. */
export function moved({ row, cell }: GridCell, pressed: { key: string; ctrlKey: boolean }): GridCell | null {
  switch (pressed.key) {
    case "ArrowLeft":
      return { row, cell: Math.max(cell - 1, 0) };
    case "ArrowRight":
      return { row, cell: Math.min(cell + 1, lastCell) };
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), cell };
    case "ArrowDown":
      return { row: Math.min(row + 1, lastRow), cell };
    case "Home":
      return { row: pressed.ctrlKey ? 0 : row, cell: 0 };
    case "End":
      return { row: pressed.ctrlKey ? lastRow : row, cell: lastCell };
    default:
      return null;
  }
}

/** All between two cells, both included. */
export function rectangle(
  one: GridCell,
  other: GridCell,
): { rows: readonly number[]; cells: readonly number[] } {
  return {
    rows: range(Math.min(one.row, other.row), Math.max(one.row, other.row) + 1),
    cells: range(Math.min(one.cell, other.cell), Math.max(one.cell, other.cell) + 1),
  };
}

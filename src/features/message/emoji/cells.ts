/** How many stand in one line. */
export const columnCount = 9;

/** A place in the grid. Lines are counted over all groups. */
export interface Cell {
  row: number;
  column: number;
}

/** A key event, as much of it as counts. */
export interface CellKey {
  key: string;
  ctrlKey: boolean;
}

/** The items in lines; the last may be shorter. */
export function inRows<T>(items: readonly T[]): T[][] {
  const rows = Math.ceil(items.length / columnCount);
  return [...Array(rows).keys()].map((row) => items.slice(row * columnCount, (row + 1) * columnCount));
}

/**
 * Cell to which a key leads in a grid whose lines have these lengths: `search` above the first line, no answer for
 * other keys. Nothing goes round, and at an end a key stays where it is.
 */
export function cellAfter(
  { key, ctrlKey }: CellKey,
  { row, column }: Cell,
  lengths: readonly number[],
  rightToLeft = false,
): Cell | "search" | undefined {
  const lastRow = lengths.length - 1;
  const end = (at: number): Cell => ({ row: at, column: lastColumn(lengths, at) });
  const inColumn = (at: number): Cell => ({ row: at, column: Math.min(column, lastColumn(lengths, at)) });
  if (ctrlKey && key !== "Home" && key !== "End") return undefined;
  switch (key) {
    case rightToLeft ? "ArrowLeft" : "ArrowRight":
      if (column < lastColumn(lengths, row)) return { row, column: column + 1 };
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
    case rightToLeft ? "ArrowRight" : "ArrowLeft":
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? end(row - 1) : { row, column };
    case "ArrowDown":
      return inColumn(Math.min(row + 1, lastRow));
    case "ArrowUp":
      return row > 0 ? inColumn(row - 1) : "search";
    case "PageDown":
      return inColumn(Math.min(row + pageRows, lastRow));
    case "PageUp":
      return inColumn(Math.max(row - pageRows, 0));
    case "Home":
      return { row: ctrlKey ? 0 : row, column: 0 };
    case "End":
      return end(ctrlKey ? lastRow : row);
    default:
      return undefined;
  }
}

const pageRows = 8;

function lastColumn(lengths: readonly number[], row: number): number {
  return Math.max((lengths[row] ?? 0) - 1, 0);
}

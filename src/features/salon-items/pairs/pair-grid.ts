/* Where one is in the grid of courses and resources, and what a key does there. Row and column 0 are the headings. */

/** A cell: rows are courses, columns resources, both counted from 1; 0 stands for all of a row or column. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are besides the headings. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cell to which a key leads; `paints`: it takes the state of the first cell along. `null`: it is no key of the grid. */
export function gridMove(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  }: {
    key: string;
    shiftKey: boolean;
    ctrlKey: boolean;
    metaKey: boolean;
    altKey: boolean;
  },
  { row, column }: GridCell,
  { rows, columns }: GridSize,
): { readonly to: GridCell; readonly paints: boolean } | null {
  if (altKey || metaKey) return null;
  const go = (nextRow: number, nextColumn: number, paints = false) => {
    const to = { row: within(nextRow, rows), column: within(nextColumn, columns) };
    // Nothing stands in the corner.
    return to.row === 0 && to.column === 0 ? null : { to, paints };
  };
  if (ctrlKey) {
    if (key === "Home") return go(1, 1);
    return key === "End" ? go(rows, columns) : null;
  }
  const paints = shiftKey && row > 0 && column > 0;
  switch (key) {
    case "ArrowUp":
      return go(paints ? Math.max(row - 1, 1) : row - 1, column, paints);
    case "ArrowDown":
      return go(row + 1, column, paints);
    case "ArrowLeft":
      return go(row, paints ? Math.max(column - 1, 1) : column - 1, paints);
    case "ArrowRight":
      return go(row, column + 1, paints);
    case "Home":
      return go(row, row === 0 ? 1 : 0);
    case "End":
      return go(row, columns);
    case "PageUp":
      return go(Math.max(row - 10, column === 0 ? 1 : 0), column);
    case "PageDown":
      return go(row + 10, column);
    default:
      return null;
  }
}

function within(index: number, most: number): number {
  return Math.min(Math.max(index, 0), most);
}

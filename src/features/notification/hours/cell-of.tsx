import type { GridCell } from "./grid-cells.js";

/** The cell that a node is, or lies in. */
export function cellOf(node: Element | null | undefined): GridCell | null {
  const [row, cell] = node?.closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || cell === undefined ? null : { row, cell };
}

import { range } from "../../../../lib/range.js";
import type { Catalogue } from "../../list/catalogue.js";
import type { Row, Rows } from "./rows.js";

/** A row that can be pressed. */
export type PressedRow = Exclude<Row, { is: "heading" }>;

/** Start of a press, and the subject of its row. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly on: string | null;
}

/** Subject of a row. The place of an item is another once the list was loaded again. */
export function subjectOf(row: PressedRow, catalogue: Catalogue): string {
  if (row.is === "create") return "new";
  return row.is === "item" ? `item ${catalogue.itemAt(row.index).id}` : `gone ${row.id}`;
}

/** How far a hand that means one row may wander, in px. */
const calm = 5;

/**
 * The row that a press is for. A list may change or move between the press and the release, loaded again or made longer by
 * a line above: what the operator aimed at counts, and not what came under the pointer since. An operator who moved the pointer off
 * the row means what is there now. `null`: nothing, what was meant has gone.
 */
export function meantRow(
  press: Press | null,
  ended: { readonly x: number; readonly y: number; readonly row: PressedRow | null },
  rows: Rows,
  catalogue: Catalogue,
): PressedRow | null {
  const isMeant = (row: PressedRow) => subjectOf(row, catalogue) === press?.on;
  if (!press?.on || Math.hypot(ended.x - press.x, ended.y - press.y) > calm) return ended.row;
  if (ended.row && isMeant(ended.row)) return ended.row;
  for (const at of range(0, rows.rowCount)) {
    const row = rows.rowAt(at);
    if (row.is !== "heading" && isMeant(row)) return row;
  }
  return null;
}

import { range } from "../../../../lib/range.js";
import type { Catalogue } from "../../list/catalogue.js";
import type { Row, Rows } from "./rows.js";

/** A row that can be pressed. */
export type PressedRow = Exclude<Row, { is: "heading" }>;

/** Start or end of a press, with what it is on as drawn. */
export interface Press {
  readonly x: number;
  readonly y: number;
  /** Subject of its row; `null` beside the rows. */
  readonly on: string | null;
  readonly ariaPosInSet: number;
}

/** Subject of a row. The place of an item is another once the list was loaded again. */
export function subjectOf(row: PressedRow, catalogue: Catalogue): string {
  if (row.is === "create") return "new";
  return row.is === "item" ? `item ${catalogue.itemAt(row.index).id}` : `gone ${row.id}`;
}

/** How far a hand that means one row may wander, in px. */
const calm = 5;

/**
 * The row that a press is for, in the list of now. That may be another than the one drawn, which waits for the end of the
 * press, and what is drawn may have moved, made longer by a line above: what the operator aimed at counts, and not what came
 * under the pointer since. An operator who moved the pointer off the row means what is drawn there. `null`: nothing, what
 * was meant has gone.
 */
export function meantRow(
  began: Press | null,
  ended: Press,
  rows: Rows,
  catalogue: Catalogue,
): PressedRow | null {
  const isCalm = began?.on && Math.hypot(ended.x - began.x, ended.y - began.y) <= calm;
  const meant = isCalm ? began.on : ended.on;
  if (meant === null) return null;
  const isMeant = (row: Row): row is PressedRow =>
    row.is !== "heading" && subjectOf(row, catalogue) === meant;
  if (ended.ariaPosInSet < rows.ariaSetSize) {
    const row = rows.rowAt(rows.rowOf(ended.ariaPosInSet));
    if (isMeant(row)) return row;
  }
  for (const at of range(0, rows.rowCount)) {
    const row = rows.rowAt(at);
    if (isMeant(row)) return row;
  }
  return null;
}

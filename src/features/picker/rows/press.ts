import type { ItemId } from "../../../api/resources.js";
import { range } from "../../../lib/range.js";
import type { Catalogue } from "../list/catalogue.js";
import type { Row, Rows } from "./rows.js";

/** A row that can be pressed. */
export type PressedRow = Exclude<Row, { is: "heading" }>;

/** Where a press began, and on which row. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly row: PressedRow;
  /** The item of the row. Its place is another once the list was loaded again. */
  readonly id: ItemId | null;
}

/** A press that began there. */
export function pressOn(row: PressedRow, { x, y }: Pick<Press, "x" | "y">, catalogue: Catalogue): Press {
  return { x, y, row, id: row.is === "item" ? (catalogue.itemAt(row.place)?.id ?? null) : null };
}

/** How far a hand that means one row may wander, in px. */
const calm = 5;

/**
 * The row that a press is for. A list may change or move between the press and the release, loaded again or made longer by
 * a line above: what the operator aimed at counts, and not what came under the pointer since. Whoever moved the pointer off
 * the row means what is there now. `null`: nothing, what was meant has gone.
 */
export function meantRow(
  press: Press | null,
  ended: { readonly x: number; readonly y: number; readonly row: PressedRow | null },
  rows: Rows,
  catalogue: Catalogue,
): PressedRow | null {
  if (press === null || Math.hypot(ended.x - press.x, ended.y - press.y) > calm) return ended.row;
  if (ended.row !== null && isSame(pressOn(ended.row, ended, catalogue), press)) return ended.row;
  for (const position of whereItMayBe(press, rows, catalogue)) {
    const row = position < 0 ? null : rows.rowAt(rows.rowOf(position));
    if (row && row.is !== "heading" && isSame(pressOn(row, press, catalogue), press)) return row;
  }
  return null;
}

function whereItMayBe({ row, id }: Press, rows: Rows, catalogue: Catalogue): number[] {
  const { itemCount, missingCount, positionCount } = rows;
  if (row.is === "item") return id === null ? [] : [rows.places().indexOf(catalogue.placeOf(id))];
  // What is deleted stands below the items, and the offer below everything.
  return row.is === "create" ? [positionCount - 1] : range(itemCount, itemCount + missingCount);
}

function isSame(one: Press, other: Press): boolean {
  const [a, b] = [one.row, other.row];
  if (a.is === "missing" && b.is === "missing") return a.id === b.id;
  return a.is === b.is && one.id === other.id;
}

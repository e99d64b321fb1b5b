import type { Failure } from "../../lib/failure.js";
import { rowMessages } from "../editing/late.js";
import type { FilterRow } from "./entity.js";
import type { RowNote } from "./model.js";

/** What the server said about the rows of a refused save, or-panels and what is in them among them. `rows` are those that were sent. */
export function toldRows(
  rows: readonly FilterRow[],
  failure: Failure | null,
): ReadonlyMap<FilterRow, RowNote> {
  const told = new Map<FilterRow, RowNote>();
  for (const { at, field, message } of failure ? rowMessages(failure) : []) {
    const [first = -1, inner] = at;
    const row = inner === undefined ? rows[first] : rows[first]?.branches?.[inner];
    if (!row) continue;
    const before = told.get(row);
    const finding = [before?.finding, message].filter(Boolean).join(" ");
    told.set(row, { finding, told: [...(before?.told ?? []), { message, field }] });
  }
  return told;
}

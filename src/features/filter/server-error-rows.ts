import type { Failure } from "../../lib/failure.js";
import { rowMessages } from "../../list-editor/index.js";
import type { FilterRow } from "./entity.js";
import type { RowNote } from "./model.js";

/** The server errors of a refused save by row, rows inside or-panels included. `rows` are those that were sent. */
export function serverErrorRows(
  rows: readonly FilterRow[],
  failure: Failure | null,
): ReadonlyMap<FilterRow, RowNote> {
  const notes = new Map<FilterRow, RowNote>();
  for (const { at, field, message } of failure ? rowMessages(failure) : []) {
    const [first = -1, inner] = at;
    const row = inner === undefined ? rows[first] : rows[first]?.children?.[inner];
    if (!row) continue;
    const before = notes.get(row);
    const warning = [before?.warning, message].filter(Boolean).join(" ");
    notes.set(row, { warning, serverErrors: [...(before?.serverErrors ?? []), { message, field }] });
  }
  return notes;
}

import type { Failure } from "../../lib/failure.js";
import { allRows, type ListDocument, type Row } from "../rows.js";
import { rowMessages } from "./row-messages.js";

/** Server error at a field of a row; an empty field is the row as a whole. */
export interface RowError {
  row: string;
  field: string;
  message: string;
}

/** Errors of a refused save, by the rows that were sent. A row that was changed since is another object, and has nothing. */
export type RefusedRows = ReadonlyMap<Row, readonly Omit<RowError, "row">[]>;

/**
 * Errors of a save about `rows`, which are those that were sent, and the rows inside them; without a failure nothing.
 * `list` is the key under which the document holds its rows.
 */
export function refusedRows(rows: readonly Row[], failure: Failure | null, list?: string): RefusedRows {
  const refused = new Map<Row, Omit<RowError, "row">[]>();
  for (const { at, field, message } of failure ? rowMessages(failure, list) : []) {
    const [first = -1, inner] = at;
    const row = inner === undefined ? rows[first] : rows[first]?.children?.[inner];
    if (row) refused.set(row, [...(refused.get(row) ?? []), { field, message }]);
  }
  return refused;
}

/** The same list while there are none, so that an edit renders its own row only. */
const none: readonly never[] = [];

/** Errors that still hold for the rows of a document, in their order. */
export function errorsInRows(refused: RefusedRows, state: ListDocument): readonly RowError[] {
  if (refused.size === 0) return none;
  return allRows(state).flatMap((row) =>
    (refused.get(row) ?? []).map((error) => ({ row: row.key, ...error })),
  );
}

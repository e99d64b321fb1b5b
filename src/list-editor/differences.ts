import { samePlainData } from "../lib/plain-data.js";
import { rowChanges } from "./row-changes.js";
import { type ListDocument, type Row, typeOf } from "./rows.js";

/** In how many places two documents differ: rows that were added, changed, removed or moved, and other keys of both. */
export function differencesBetween(here: ListDocument, other: ListDocument): number {
  // A field that only one of them has was filled in by a save or by the page, not by the operator.
  const fields = Object.keys(here.document).filter((key) => {
    const [now, then] = [here.document[key] ?? null, other.document[key]];
    // The list itself is compared row by row.
    return then !== undefined && !Array.isArray(now) && !samePlainData(now, then);
  });
  return fields.length + rowChanges(here.rows, other.rows, { same: sameRow, kindOf }).length;
}

function sameRow(one: Row, other: Row): boolean {
  if (!samePlainData(one.value, other.value)) return false;
  const [inner, others] = [one.children ?? [], other.children ?? []];
  return inner.length === others.length && inner.every((row, at) => sameRow(row, others[at] as Row));
}

function kindOf({ value }: Row): unknown {
  return typeOf(value);
}

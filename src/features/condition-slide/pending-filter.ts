import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { type Row, readRows } from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";

/*
 * The filter of a pending condition in a draft. A filter's state is plain data, kept as it is: only the filter editor,
 * which need not be loaded here, knows what it means.
 */

/** Reads what a draft holds of a pending condition; `null` where that is no filter. */
export function readPendingFilter(written: PlainData): FilterState | null {
  return isFilterState(written) ? written : readStored(written);
}

/** The type id of an or-panel: a condition that holds others in `effects`. */
const orPanelType = 120;

/** Drafts of an earlier release hold filters as they are stored. Read as the filter editor does. */
function readStored(filter: PlainData): FilterState | null {
  if (!isPlainObject(filter) || !Array.isArray(filter.inputs)) return null;
  return { document: filter, ...readRows(filter.inputs, 0, branchesOf) };
}

/** The conditions of an or-panel; `null` for a condition. */
function branchesOf(condition: PlainData): readonly PlainData[] | null {
  const { type, effects = [] } = isPlainObject(condition) ? condition : {};
  return type === orPanelType && Array.isArray(effects) ? effects : null;
}

function isFilterState(value: unknown): value is FilterState {
  if (!isPlainObject(value as PlainData)) return false;
  const { document, rows, nextKey } = value as { [Key in keyof FilterState]?: PlainData };
  return isPlainObject(document ?? null) && Number.isSafeInteger(nextKey) && areRows(rows);
}

function areRows(rows: PlainData | undefined): boolean {
  return Array.isArray(rows) && rows.every(isRow);
}

function isRow(row: PlainData): boolean {
  if (!isPlainObject(row)) return false;
  const { key, value, children } = row as { [Key in keyof Row]?: PlainData };
  return typeof key === "string" && value !== undefined && (children === null || areRows(children));
}

import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { type Row, readRows } from "../../../list-editor/index.js";
import type { FilterState } from "../../filter/index.js";
import type { ActionState } from "../entity.js";

/*
 * The extras of a draft: the conditions that are being edited, by the place of their effect. Keys of rows
 * mean nothing on another day. A filter's state is plain data, kept as it is: only the slide knows what it means.
 */

/** The pending conditions as plain data; `undefined` where there is none. */
export function writePendingConditions({ rows, pendingConditions }: ActionState): PlainData | undefined {
  const written = rows.flatMap(({ key }, place) => {
    const filter = pendingConditions[key];
    return filter ? [{ place, filter: filter as unknown as PlainData }] : [];
  });
  return written.length === 0 ? undefined : written;
}

/** Restores pending conditions to the effects at their places. What is no filter, or has no effect to belong to, is left out. */
export function readPendingConditions(state: ActionState, written: PlainData): ActionState {
  if (!Array.isArray(written)) return state;
  const pendingConditions: Record<string, FilterState> = {};
  for (const each of written) {
    const { place, filter = null } = isPlainObject(each) ? each : {};
    const row = typeof place === "number" ? state.rows[place] : undefined;
    const pending = isFilterState(filter) ? filter : readStored(filter);
    if (row && isPlainObject(row.value) && pending) pendingConditions[row.key] = pending;
  }
  return { ...state, pendingConditions };
}

/** The type id of an or-panel: a condition that holds others in `effects`. */
const orPanelType = 120;

/** Drafts of an earlier release hold filters as they are stored. Read as the filter editor does, which is not loaded here. */
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

import { asPlainData, isPlainObject, type PlainData } from "../../lib/plain-data.js";
import type { FilterState } from "../filter/index.js";
import { readPendingFilter } from "./pending-filter.js";

/*
 * The extras of a draft of a document whose rows have conditions: those that are being edited, by the place of their row. Keys
 * of rows mean nothing on another day.
 */

/** A document whose rows have conditions: those that are being edited, by the keys of their rows. */
export interface RowConditions {
  readonly rows: readonly { readonly key: string; readonly value: PlainData }[];
  readonly pendingConditions: Readonly<Record<string, FilterState>>;
}

/** The pending conditions as plain data; `undefined` where there is none. */
export function writePendingConditions({ rows, pendingConditions }: RowConditions): PlainData | undefined {
  const written = rows.flatMap(({ key }, place) => {
    const filter = pendingConditions[key];
    return filter ? [{ place, filter: asPlainData(filter) }] : [];
  });
  return written.length === 0 ? undefined : written;
}

/** Restores them to the rows at their places. What is no filter, or has no row to belong to, is left out. */
export function readPendingConditions<State extends RowConditions>(
  state: State,
  written: PlainData | undefined,
): State {
  if (!Array.isArray(written)) return state;
  const pendingConditions: Record<string, FilterState> = {};
  for (const each of written) {
    const { place, filter = null } = isPlainObject(each) ? each : {};
    const row = typeof place === "number" ? state.rows[place] : undefined;
    const pending = readPendingFilter(filter);
    if (row && isPlainObject(row.value) && pending) pendingConditions[row.key] = pending;
  }
  return { ...state, pendingConditions };
}

import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { readPendingFilter } from "../../condition-slide/index.js";
import type { FilterState } from "../../filter/index.js";
import type { ActionState } from "../entity.js";

/*
 * The extras of a draft: the conditions that are being edited, by the place of their effect. Keys of rows
 * mean nothing on another day.
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
    const pending = readPendingFilter(filter);
    if (row && isPlainObject(row.value) && pending) pendingConditions[row.key] = pending;
  }
  return { ...state, pendingConditions };
}

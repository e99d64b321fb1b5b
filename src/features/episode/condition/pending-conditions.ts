import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { readPendingFilter } from "../../condition-slide/index.js";
import type { FilterState } from "../../filter/index.js";
import type { EpisodeState } from "../entity.js";

/** The conditions that are being edited as plain data, by the places of their steps; `undefined` where there is none. */
export function writePendingConditions({ rows, pendingConditions }: EpisodeState): PlainData | undefined {
  const written = rows.flatMap(({ key }, place) => {
    const filter = pendingConditions[key];
    return filter ? [{ place, filter: filter as unknown as PlainData }] : [];
  });
  return written.length === 0 ? undefined : written;
}

/** Restores them to the steps at their places. What is no filter, or has no step to belong to, is left out. */
export function readPendingConditions(state: EpisodeState, written: PlainData | undefined): EpisodeState {
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

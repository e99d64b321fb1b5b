import type { PlainData } from "../../../lib/plain-data.js";
import { type FilterState, type PanelKey, readRows, rowsOf } from "../entity.js";
import { fits, insertConditions } from "../transitions.js";

/**
 * Puts the conditions of a saved search at the end of a panel, all or none. `null` when one may be there once and is, or
 * an or-panel would come into another.
 */
export function appendConditions(
  state: FilterState,
  panel: PanelKey,
  inputs: readonly PlainData[],
): FilterState | null {
  const { rows } = readRows(inputs, state.nextKey);
  if (rows.length === 0 || !fits(state, panel, rows)) return null;
  return insertConditions(state, panel, rowsOf(state, panel).length, inputs);
}

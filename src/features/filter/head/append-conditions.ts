import type { PlainData } from "../../../lib/plain-data.js";
import { rowsIn } from "../../../list-editor/index.js";
import { allConditions, type ConditionVariants } from "../conditions/index.js";
import { type FilterState, type PanelKey, readConditions } from "../entity.js";
import { fits, insertConditions } from "../transitions.js";

/**
 * Puts the conditions of a saved search at the end of a panel, all or none. `null` when one may be there once and is, or
 * an or-panel would come into another.
 */
export function appendConditions(
  state: FilterState,
  panel: PanelKey,
  inputs: readonly PlainData[],
  variants: ConditionVariants = allConditions,
): FilterState | null {
  const { rows } = readConditions(inputs, state.nextKey);
  if (rows.length === 0 || !fits(state, panel, rows, variants)) return null;
  return insertConditions(state, panel, rowsIn(state, panel).length, inputs);
}

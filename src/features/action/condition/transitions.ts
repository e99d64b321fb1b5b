import { isPlainObject } from "../../../lib/plain-data.js";
import type { FilterState } from "../../filter/index.js";
import type { ActionState, EffectRow } from "../entity.js";
import { conditionOf } from "../transitions.js";

/*
 * The condition of an effect: the id of a saved filter. A filter that is being edited is kept in `pendingConditions` until it
 * is decided, so one history holds both, and leaving the slide loses nothing. Each gives `null` where it does not apply.
 */

/** Goes to the condition of an effect. It is no edit: undo passes over it. */
export function openCondition(state: ActionState, key: string): ActionState | null {
  return mayHave(state, key) ? { ...state, slide: key } : null;
}

/** The filter as the operator has it now. */
export function editCondition(state: ActionState, key: string, filter: FilterState): ActionState | null {
  return mayHave(state, key)
    ? { ...state, pendingConditions: { ...state.pendingConditions, [key]: filter } }
    : null;
}

/** The filter is saved: the effect has it as its condition, and the list is shown again. Another slide stays open. */
export function decideCondition(state: ActionState, key: string, id: number): ActionState | null {
  return mayHave(state, key) ? setCondition(state, key, id) : null;
}

/** Takes the condition off: the effect runs for everybody. What is being edited goes too. */
export function dropCondition(state: ActionState, key: string): ActionState | null {
  const row = state.rows.find((each) => each.key === key);
  if (!row || (conditionOf(row.value) === null && state.pendingConditions[key] === undefined)) return null;
  return setCondition(state, key, null);
}

function setCondition(state: ActionState, key: string, id: number | null): ActionState {
  const { [key]: _, ...pendingConditions } = state.pendingConditions;
  const slide = state.slide === key ? null : state.slide;
  return {
    ...state,
    rows: state.rows.map((row) => (row.key === key ? withCondition(row, id) : row)),
    pendingConditions,
    slide,
  };
}

function withCondition(row: EffectRow, id: number | null): EffectRow {
  const { value: effect } = row;
  if (!isPlainObject(effect) || conditionOf(effect) === id) return row;
  return { ...row, value: { ...effect, member_query_id: id } };
}

/** False for a row that is no effect at all, and cannot be changed. */
function mayHave({ rows }: ActionState, key: string): boolean {
  return rows.some((row) => row.key === key && isPlainObject(row.value));
}

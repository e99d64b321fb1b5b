import { isPlainObject } from "../../../lib/plain-data.js";
import type { FilterState } from "../../filter/late.js";
import type { ActionState } from "../entity.js";
import { conditionOf } from "../transitions.js";

/*
 * The condition of an effect: the id of a saved filter. What is being done to a filter stands beside the effects until it is
 * decided, so one history holds both, and leaving the slide loses nothing.
 */

/** Goes to the condition of an effect. It is no edit: undo passes over it. */
export function openCondition(state: ActionState, key: string): ActionState | null {
  return state.rows.some((row) => row.key === key) ? { ...state, slide: key } : null;
}

/** Back to the list; what was begun stays begun. */
export function leaveCondition(state: ActionState): ActionState {
  return { ...state, slide: null };
}

/** The filter as the operator has it now. */
export function workOnCondition(state: ActionState, key: string, filter: FilterState): ActionState {
  return { ...state, works: { ...state.works, [key]: filter } };
}

/** The filter is saved: the effect has it as its condition, and the list is shown. */
export function decideCondition(state: ActionState, key: string, id: number): ActionState {
  return setCondition({ ...leaveCondition(state), works: without(state.works, key) }, key, id);
}

/** Takes the condition off: the effect runs for everybody. What was begun goes too. */
export function dropCondition(state: ActionState, key: string): ActionState | null {
  const row = state.rows.find((each) => each.key === key);
  if (!row || (conditionOf(row.effect) === null && state.works[key] === undefined)) return null;
  return setCondition({ ...leaveCondition(state), works: without(state.works, key) }, key, null);
}

function setCondition(state: ActionState, key: string, id: number | null): ActionState {
  const rows = state.rows.map((row) =>
    row.key === key && isPlainObject(row.effect) && conditionOf(row.effect) !== id
      ? { key, effect: { ...row.effect, member_query_id: id } }
      : row,
  );
  return { ...state, rows };
}

function without(works: ActionState["works"], key: string): ActionState["works"] {
  return Object.fromEntries(Object.entries(works).filter(([each]) => each !== key));
}

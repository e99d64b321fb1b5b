import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { changeRow, rowOf } from "../../list-editor/index.js";
import type { EffectData } from "./effects/index.js";
import type { ActionState } from "./entity.js";

/* What the operator can do in an action. Each gives the next state, or `null` where it does not apply. */

/** Replaces one effect by what its editor made of it. The condition is not the editor's: the effect keeps the one it has now. */
export function changeEffect(state: ActionState, key: string, effect: EffectData): ActionState | null {
  const before = rowOf(state, key)?.value;
  return changeRow(state, key, isPlainObject(before) ? withConditionOf(before, effect) : effect);
}

function withConditionOf({ member_query_id }: PlainObject, effect: EffectData): EffectData {
  if (effect.member_query_id === member_query_id) return effect;
  if (member_query_id !== undefined) return { ...effect, member_query_id };
  const { member_query_id: _, ...rest } = effect;
  return rest;
}

export function renameAction(state: ActionState, name: string): ActionState {
  return { ...state, document: { ...state.document, a_name: name } };
}

/** Runs the effects from the 2nd firing on as well, or only at the first (`a_twice_type`). */
export function chooseRepeat(state: ActionState, repeats: boolean): ActionState {
  return { ...state, document: { ...state.document, a_twice_type: repeats ? 1 : 0 } };
}

/** The id of the saved filter that an effect depends on. */
export function conditionOf(effect: PlainData): number | null {
  return isPlainObject(effect) && typeof effect.member_query_id === "number" ? effect.member_query_id : null;
}

/** Back to the list; pending conditions stay pending. */
export function leaveCondition(state: ActionState): ActionState {
  return { ...state, slide: null };
}

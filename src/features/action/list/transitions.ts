import { moved } from "../../../kit/reorder.js";
import { duplicateRow, insertValues, rowOf, typeOf } from "../../../list-editor/index.js";
import type { AnyEffect, EffectVariants } from "../effects/index.js";
import type { ActionState } from "../entity.js";

/* What the operator can do to the list of effects. Each gives the next state, or `null` where it does not apply. */

/** Puts a new effect at the end. A single-use one that is there already is refused (rules: single-use-effects). */
export function addEffect(state: ActionState, definition: AnyEffect): ActionState | null {
  if (isUsedUp(state, definition)) return null;
  return insertValues(state, null, state.rows.length, [definition.create()]);
}

/** True for a single-use effect that is in the list already, opaque ones counted. */
export function isUsedUp({ rows }: ActionState, { type, once }: { type: number; once?: true }): boolean {
  return once === true && rows.some(({ value }) => typeOf(value) === type);
}

/** Copies an effect right below itself, with a condition that is being edited. What we only hold, and what may be there once, is not copied. */
export function duplicateEffect(
  state: ActionState,
  key: string,
  effects: EffectVariants,
): ActionState | null {
  const row = rowOf(state, key);
  const definition = row && effects.of(row.value);
  if (!definition || definition.once) return null;
  const next = duplicateRow(state, key);
  const copy = next?.rows[state.rows.indexOf(row) + 1];
  const pending = state.pendingConditions[key];
  // Else the copy would run for everybody, while what it is a copy of waits for its condition.
  if (!next || !copy || !pending) return next;
  return { ...next, pendingConditions: { ...next.pendingConditions, [copy.key]: pending } };
}

/** Puts an effect at a place of the list, counted from 0; those in between close up. `null` where nothing would move. */
export function moveEffectTo(state: ActionState, key: string, index: number): ActionState | null {
  const from = state.rows.findIndex((row) => row.key === key);
  if (from < 0 || from === index || state.rows[index] === undefined) return null;
  return { ...state, rows: moved(state.rows, from, index) };
}

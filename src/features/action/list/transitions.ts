import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";
import { type AnyEffectDefinition, definitionOf } from "../effects/index.js";
import { type EffectKind, kindOfType } from "../effects/kinds.js";
import { type ActionState, type EffectRow, keyOf } from "../entity.js";
import type { ActionSettings } from "../settings.js";

/* What the operator can do to the list of effects. Each gives the next state, or `null` where it does not apply. */

/** Puts a new effect at the end. A single-use one that is there already is refused (actions-and-filters §4). */
export function addEffect(
  state: ActionState,
  definition: AnyEffectDefinition,
  settings: ActionSettings,
): ActionState | null {
  const kind = kindOfType(definition.type);
  if (kind && isUsedUp(state, kind)) return null;
  return insert(state, state.rows.length, definition.create(settings));
}

/** Whether a single-use effect is in the list already, held ones counted. */
export function isUsedUp({ rows }: ActionState, { type, once }: EffectKind): boolean {
  return once === true && rows.some(({ effect }) => isPlainObject(effect) && effect.type === type);
}

export function removeEffect(state: ActionState, key: string): ActionState | null {
  return indexOf(state, key) < 0 ? null : { ...state, rows: state.rows.filter((row) => row.key !== key) };
}

/** Swaps an effect with the one above (-1) or below (1). */
export function moveEffect(state: ActionState, key: string, by: -1 | 1): ActionState | null {
  const from = indexOf(state, key);
  const [row, other] = [state.rows[from], state.rows[from + by]];
  if (row === undefined || other === undefined) return null;
  return { ...state, rows: state.rows.with(from, other).with(from + by, row) };
}

/** Copies an effect right below itself, with a condition that was begun. What we only hold, and what may be there once, is not copied. */
export function duplicateEffect(state: ActionState, key: string): ActionState | null {
  const at = indexOf(state, key);
  const effect = state.rows[at]?.effect;
  const definition = effect === undefined ? null : definitionOf(effect);
  if (!definition || kindOfType(definition.type)?.once || !isPlainObject(effect)) return null;
  const work = state.works[key];
  const next = insert(state, at + 1, structuredClone(effect));
  // Else the copy would run for everybody, while what it is a copy of waits for its condition.
  return work ? { ...next, works: { ...next.works, [keyOf(state.nextKey)]: work } } : next;
}

function insert(state: ActionState, at: number, effect: PlainObject): ActionState {
  const row: EffectRow = { key: keyOf(state.nextKey), effect };
  return { ...state, rows: state.rows.toSpliced(at, 0, row), nextKey: state.nextKey + 1 };
}

function indexOf({ rows }: ActionState, key: string): number {
  return rows.findIndex((row) => row.key === key);
}

import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { FilterState } from "../filter/late.js";
import { effectKinds } from "./effects/kinds.js";

/** The ids of all effect types (actions-and-filters §3). */
export const effectTypeIds: readonly number[] = effectKinds.map(({ type }) => type);

/** Longest action name, in UTF-16 code units (§9). */
export const longestName = 100;

/**
 * An action while it is edited. `document` is the stored action as it came, every key in its place; `rows` are its
 * effects. A row's key is ours: it names the row through moves and undo, and never leaves the editor.
 */
export interface ActionState {
  readonly document: PlainObject;
  readonly rows: readonly EffectRow[];
  /** Number of the next key; no two rows of a state share one. */
  readonly nextKey: number;
  /** The row whose condition is shown in place of the list. */
  readonly slide: string | null;
  /** Conditions that were begun and are not decided yet, by row. */
  readonly works: Readonly<Record<string, FilterState>>;
}

/** One effect in the list. What cannot be read is held here just the same. */
export interface EffectRow {
  readonly key: string;
  readonly effect: PlainData;
}

/** A new action (the public surface's canonical shape). */
export function emptyAction(): PlainObject {
  return { aid: null, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs: [] };
}

/**
 * Reads a stored action; `null` when it is no action at all. Missing keys stay missing.
 *
 * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
 */
export function readAction(value: PlainData, firstKey = 0): ActionState | null {
  if (!isPlainObject(value)) return null;
  const inputs = value.inputs ?? [];
  if (!Array.isArray(inputs)) return null;
  const rows = inputs.map((effect, i) => ({ key: keyOf(firstKey + i), effect }));
  return { document: value, rows, nextKey: firstKey + rows.length, slide: null, works: {} };
}

/** The action as it stands: what was not edited is what was loaded, key for key. */
export function writeAction({ document, rows }: ActionState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.inputs)) return document;
  return { ...document, inputs: rows.map(({ effect }) => effect) };
}

export function keyOf(number: number): string {
  return `e${number}`;
}

export function actionName({ document }: ActionState): string {
  return typeof document.a_name === "string" ? document.a_name : "";
}

/** Whether the effects also run from the 2nd firing on (`a_twice_type`). */
export function repeats({ document }: ActionState): boolean {
  return Number(document.a_twice_type ?? 0) === 1;
}

/** Which record this is; a new one is `null`. */
export function recordOf(document: PlainObject): string | null {
  const { aid } = document;
  return typeof aid === "number" || typeof aid === "string" ? String(aid) : null;
}

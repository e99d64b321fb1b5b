import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { type ListDocument, type Row, readRows } from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";

/** Longest action name, in UTF-16 code units (rules: action-name). */
export const longestName = 100;

/** An action while it is edited; `rows` are its effects. */
export interface ActionState extends ListDocument {
  /** The row whose condition is shown in place of the list. */
  readonly slide: string | null;
  /** Conditions that are being edited and not decided yet, by row. */
  readonly pendingConditions: Readonly<Record<string, FilterState>>;
}

/** One effect in the list. What cannot be read stands here too, as an opaque row. */
export type EffectRow = Row;

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
  return { document: value, ...readRows(inputs, firstKey), slide: null, pendingConditions: {} };
}

/** The action as it stands: what was not edited is what was loaded, key for key. */
export function writeAction({ document, rows }: ActionState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.inputs)) return document;
  return { ...document, inputs: rows.map(({ value }) => value) };
}

export function actionName({ document }: ActionState): string {
  return typeof document.a_name === "string" ? document.a_name : "";
}

/** True when the effects also run from the 2nd firing on (`a_twice_type`). */
export function repeats({ document }: ActionState): boolean {
  return Number(document.a_twice_type ?? 0) === 1;
}

/** Which record this is; a new one is `null`. */
export function recordOf(document: PlainObject): string | null {
  const { aid } = document;
  return typeof aid === "number" || typeof aid === "string" ? String(aid) : null;
}

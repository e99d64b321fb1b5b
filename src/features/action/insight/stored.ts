import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { ActionState, EffectRow } from "../entity.js";
import { conditionOf } from "../transitions.js";

/** An effect as these parts look at it: its stored fields, whatever its kind. */
export interface StoredRow {
  key: string;
  type: number;
  fields: PlainObject;
  /** Runs for some friends only: a saved condition, or one that is being made. */
  conditional: boolean;
}

/** The effects of an action that can be looked at; what is no object says nothing. */
export function storedRows({ rows, works }: ActionState): StoredRow[] {
  return rows.flatMap(({ key, effect }: EffectRow) => {
    if (!isPlainObject(effect) || typeof effect.type !== "number") return [];
    const conditional = conditionOf(effect) !== null || works[key] !== undefined;
    return [{ key, type: effect.type, fields: effect, conditional }];
  });
}

/** A stored number, which servers may write as text; `null` where there is none. */
export function numberIn(value: PlainData | undefined): number | null {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value))
    ? Number(value)
    : null;
}

/** A stored id, in one spelling. */
export function idIn(value: PlainData | undefined): string | null {
  return (typeof value === "number" && value > 0) ||
    (typeof value === "string" && value !== "" && value !== "0")
    ? String(value)
    : null;
}

export function idsIn(value: PlainData | undefined): string[] {
  return Array.isArray(value) ? value.flatMap((id) => idIn(id) ?? []) : [];
}

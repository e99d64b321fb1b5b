import { isPlainObject } from "../../../lib/plain-data.js";
import type { EffectReading, EffectVariants } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import { conditionOf } from "../transitions.js";

/** An effect as the analysis sees it. */
export interface StoredRow {
  key: string;
  /** `null` for one of an unknown type. */
  read: EffectReading | null;
  /** Runs for some friends only: a saved condition, or one that is being made. */
  conditional: boolean;
}

/** The effects of an action; what is no object is left out. */
export function storedRows({ rows, pendingConditions }: ActionState, effects: EffectVariants): StoredRow[] {
  return rows.flatMap(({ key, value: effect }) => {
    if (!isPlainObject(effect) || typeof effect.type !== "number") return [];
    const conditional = conditionOf(effect) !== null || pendingConditions[key] !== undefined;
    return [{ key, read: effects.read(effect), conditional }];
  });
}

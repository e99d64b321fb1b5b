import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { insertValues } from "../../../list-editor/index.js";
import type { EffectVariants } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import { isUsedUp } from "../list/transitions.js";
import { offeredEffects } from "../offered-effects.js";
import type { ActionSettings } from "../settings.js";

/** Why an effect may not come in. */
export interface PasteRefusal {
  type: unknown;
  why: "used" | "notOffered";
}

/**
 * Splits pasted effects into those that may come in and the rest. The rest is named, with the reason: a single-use
 * one that is there already, what is not offered here. Kinds that nobody knows are opaque, as everywhere.
 */
export function judgePaste(
  variants: EffectVariants,
  state: ActionState,
  items: readonly PlainObject[],
  settings: ActionSettings,
): { effects: PlainObject[]; refusals: PasteRefusal[] } {
  const offered = new Set<unknown>(offeredEffects(variants, settings).map(({ type }) => type));
  const refusals: PasteRefusal[] = [];
  const effects: PlainObject[] = [];
  for (const item of items) {
    const kind = variants.ofType(item.type);
    const used = kind?.once && (isUsedUp(state, kind) || effects.some(({ type }) => type === kind.type));
    const why = kind && !offered.has(kind.type) ? "notOffered" : used ? "used" : null;
    if (why) refusals.push({ type: item.type, why });
    else effects.push(item);
  }
  return { effects, refusals };
}

/** Puts in what was judged, below an effect or at the end; `null` when there is nothing to put in. */
export function pasteEffects(
  state: ActionState,
  below: string | null,
  effects: readonly PlainData[],
): ActionState | null {
  if (effects.length === 0) return null;
  const at = state.rows.findIndex(({ key }) => key === below);
  return insertValues(state, null, at < 0 ? state.rows.length : at + 1, effects);
}

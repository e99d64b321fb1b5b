import type { Locale } from "../../lib/locale.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import type { EffectVariants } from "./effects/index.js";
import type { ActionState } from "./entity.js";
import { actionWords } from "./messages.js";

/** Name of a type of effect for operators; an unknown type is called unknown. */
export function labelOf(effects: EffectVariants, type: unknown, locale: Locale): string {
  return effects.ofType(type)?.label[locale] ?? actionWords[locale].unknownEffect;
}

/** The type of an effect; `null` for what is none at all. */
export function typeOf(effect: PlainData): PlainData {
  return isPlainObject(effect) ? (effect.type ?? null) : null;
}

/** "1. タグ操作": an effect with its place, from 1. */
export function headingAt(
  effects: EffectVariants,
  number: number,
  effect: PlainData,
  locale: Locale,
): string {
  return actionWords[locale].numbered(number, labelOf(effects, typeOf(effect), locale));
}

/** The same for a row, by its key. */
export function headingOf(
  { state, effects }: { state(): Pick<ActionState, "rows">; effects: EffectVariants },
  key: string,
  locale: Locale,
): string {
  const { rows } = state();
  const at = rows.findIndex((each) => each.key === key);
  return headingAt(effects, at + 1, rows[at]?.value ?? null, locale);
}

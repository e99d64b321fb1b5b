import type { AnyEffect, EffectVariants } from "./effects/index.js";
import { type ActionSettings, mayEdit } from "./settings.js";

/** The effects that the page and the account allow, in the order of the add buttons (rules: effect-abilities). */
export function offeredEffects(
  effects: EffectVariants,
  { swatch, disabledTypes, abilities }: ActionSettings,
): AnyEffect[] {
  return [...new Set(swatch ?? effects.all.map(({ type }) => type))]
    .filter((type) => !disabledTypes.includes(type))
    .map((type) => effects.ofType(type))
    .filter((definition) => definition !== null)
    .filter((definition) => !definition.retired && mayEdit(definition, abilities));
}

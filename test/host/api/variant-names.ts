import { type SpecVariant, specConditions, specEffects } from "../../fixtures/spec-variants.js";

/** The effects' Japanese names, for the host's own pages and descriptions. */
export const effectNames = namesOf(specEffects);

/** The conditions' Japanese names, those of the or-panel and of what is broken among them. */
export const conditionNames = new Map([
  ...namesOf(specConditions),
  [120, "いずれか1つ以上を満たす(or)"],
  [-1, "無効な条件"],
]);

function namesOf(variants: readonly SpecVariant[]): ReadonlyMap<number, string> {
  return new Map(variants.map(({ type, label }) => [type, label]));
}

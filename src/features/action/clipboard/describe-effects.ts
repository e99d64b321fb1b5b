import type { Names } from "../../../references/index.js";
import { createSentenceFormat } from "../../../references/index.js";
import type { EffectVariants } from "../effects/index.js";
import type { EffectRow } from "../entity.js";
import { sentenceOf } from "../sentences/sentence.js";

/** Says every effect in full, so that `names` is asked for all that they name. */
export function describeEffects(effects: EffectVariants, rows: readonly EffectRow[], names: Names): void {
  const format = createSentenceFormat(names, "ja", "whole");
  for (const { value: effect } of rows) sentenceOf(effects, effect, format);
}

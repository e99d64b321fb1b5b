import type { Names } from "../../choosing/index.js";
import type { EffectRow } from "../entity.js";
import { createSay } from "../saying/say.js";
import { sentenceOf } from "../saying/sentence.js";

/** Says every effect in full, so that `names` is asked for all that they name. */
export function describeEffects(rows: readonly EffectRow[], names: Names): void {
  const say = createSay(names, "ja", "whole");
  for (const { effect } of rows) sentenceOf(effect, say);
}

import type { PlainData } from "../../../lib/plain-data.js";
import type { Say } from "../effects/definition.js";
import { definitionOf, type EffectData } from "../effects/index.js";

/** What an effect does, in one sentence; `null` for one that is only held. */
export function sentenceOf(effect: PlainData, say: Say): string | null {
  const definition = definitionOf(effect);
  return definition?.summarize(effect as EffectData, definition.words[say.locale], say) ?? null;
}

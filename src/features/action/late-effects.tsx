import { lazily } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";
import { admit } from "./effects/index.js";

/** What is drawn of effects. */
export type LateEffects = typeof import("./effects/late.js");

/**
 * All that is not needed before the first picture: the definitions of the effects, their editors and sentences, and the
 * buttons that add them. Once it is there, effects of every kind can be read.
 */
export const lateEffects = lazily(async (): Promise<LateEffects> => {
  const late = await import("./effects/late.js");
  admit(late.family);
  await loadLaterWords();
  return late;
});

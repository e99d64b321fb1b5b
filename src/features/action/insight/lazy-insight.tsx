import { lazily } from "../../../kit/lazily.js";
import { loadLaterWords } from "../../../lib/locale.js";

/** On its own: it reads the conditions of effects, and for that needs all that a filter can say. */
export const brokenReferences = lazily(async () => {
  const { BrokenReferences } = await import("./BrokenReferences.js");
  await loadLaterWords();
  return BrokenReferences;
});

import { lazily } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";

/** What copies and pastes, in a file of its own: nobody needs it before the effects are there. */
export const tools = lazily(async () => {
  const file = await import("./tools.js");
  await loadLaterWords();
  return file;
});

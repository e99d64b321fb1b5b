import { lazily } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";

/** What copies and pastes, and what tells what an action really does: nobody needs it before the effects are there. */
export const tools = lazily(async () => {
  const file = await import("./tools.js");
  await loadLaterWords();
  return file;
});

import { lazily } from "../../../kit/lazily.js";
import { loadLaterWords } from "../../../lib/locale.js";

/** The open list, in a file of its own: a page shows many closed pickers. The first of them fetches it. */
export const lazyPopup = lazily(async () => {
  const popup = await import("../open/popup-parts.js");
  await loadLaterWords();
  return popup;
});

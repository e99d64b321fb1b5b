import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";

/** Words of moving rows by a grip. Places count from 1. */
export const movingWords = words({
  shared: pick(screenWords, "reorder lifted carried putBack"),
  ja: {
    /** As the other buttons of a panel, which is named itself: a name within a name would be found for it. */
  },
  en: {},
});

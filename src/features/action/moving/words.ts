import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of moving effects. */
export const movingWords = localized(ja, async () => (await import("./messages.en.js")).en);

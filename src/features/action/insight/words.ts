import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words for what an action really does. */
export const insightWords = localized(ja, async () => (await import("./messages.en.js")).en);

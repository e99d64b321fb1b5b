import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of what is said about a filter as a whole. */
export const insightWords = localized(ja, async () => (await import("./messages.en.js")).en);

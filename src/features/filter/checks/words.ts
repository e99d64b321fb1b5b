import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of what is odd about a filter. */
export const oddityWords = localized(ja, async () => (await import("./messages.en.js")).en);

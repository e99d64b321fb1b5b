import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words about how many friends a filter reaches. */
export const audienceWords = localized(ja, async () => (await import("./messages.en.js")).en);

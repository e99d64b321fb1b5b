import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on reactions and channels. */
export const otherWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on the last reaction. */
export const lastReactionWords = localized(ja, async () => (await import("./messages.en.js")).en);

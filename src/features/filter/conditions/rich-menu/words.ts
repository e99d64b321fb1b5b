import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on rich menus. */
export const richMenuWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of what chooses from lists. */
export const choosingWords = localized(ja, async () => (await import("./messages.en.js")).en);

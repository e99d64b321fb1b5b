import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** How sentences put things. */
export const sayWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of copying, cutting and pasting, whatever is copied. */
export const clipboardWords = localized(ja, async () => (await import("./messages.en.js")).en);

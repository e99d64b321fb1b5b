import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of copying effects. */
export const effectClipboardWords = localized(ja, async () => (await import("./messages.en.js")).en);

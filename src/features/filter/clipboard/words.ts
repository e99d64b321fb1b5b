import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of copying conditions. */
export const filterClipboardWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words about what stands around the conditions: name, folder, copying, and how friends are shown. */
export const optionWords = localized(ja, async () => (await import("./messages.en.js")).en);

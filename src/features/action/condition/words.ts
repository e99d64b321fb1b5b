import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words about the condition of an effect. */
export const conditionWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on the registration date. */
export const registeredWords = localized(ja, async () => (await import("./messages.en.js")).en);

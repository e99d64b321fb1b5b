import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of what can be done to a condition or a panel besides editing it. */
export const menuWords = localized(ja, async () => (await import("./messages.en.js")).en);

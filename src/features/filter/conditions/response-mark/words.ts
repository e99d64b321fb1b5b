import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on response marks. */
export const responseMarkWords = localized(ja, async () => (await import("./messages.en.js")).en);

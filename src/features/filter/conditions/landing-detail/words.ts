import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on landing parameters. */
export const detailWords = localized(ja, async () => (await import("./messages.en.js")).en);

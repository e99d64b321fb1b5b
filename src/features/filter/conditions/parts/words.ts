import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words that several conditions share. */
export const partWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words for the name of a template. */
export const headWords = localized(ja, async () => (await import("./messages.en.js")).en);

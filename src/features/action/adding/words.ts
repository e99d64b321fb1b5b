import { localized } from "../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words for what is added and done to the list of effects. */
export const addingWords = localized(ja, async () => (await import("./messages.en.js")).en);

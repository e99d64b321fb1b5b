import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on an external API. */
export const externalApiWords = localized(ja, async () => (await import("./messages.en.js")).en);

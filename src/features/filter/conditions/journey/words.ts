import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on journeys. */
export const journeyWords = localized(ja, async () => (await import("./messages.en.js")).en);

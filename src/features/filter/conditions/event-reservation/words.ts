import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on event reservations. */
export const eventWords = localized(ja, async () => (await import("./messages.en.js")).en);

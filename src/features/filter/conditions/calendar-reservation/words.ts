import { localized } from "../../../../lib/locale.js";
import { ja } from "./messages.ja.js";

/** Words of the condition on calendar reservations. */
export const calendarWords = localized(ja, async () => (await import("./messages.en.js")).en);

import { type Localized, words } from "../../../../lib/locale.js";
import type { DaysWords } from "../parts/days-condition.js";

/** Name of the condition. */
export const registeredLabel: Localized<string> = { ja: "友だち登録日", en: "Friend since" };

/** Words of the condition on the registration date. */
export const registeredWords = words<DaysWords>({
  ja: { within: (days) => `友だち登録日が${days}` },
  en: { within: (days) => `became a friend ${days}` },
});

import { type Localized, words } from "../../../../lib/locale.js";
import type { DaysWords } from "../parts/days-condition.js";

/** Name of the condition. */
export const lastReactionLabel: Localized<string> = { ja: "最終反応日", en: "Last reaction" };

/** Words of the condition on the last reaction. */
export const lastReactionWords = words<DaysWords>({
  ja: { within: (days) => `最終反応日が${days}` },
  en: { within: (days) => `last reacted ${days}` },
});

import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const statusMessageLabel: Localized<string> = { ja: "ステータスメッセージ", en: "Status message" };

/** Words of the condition on status messages. */
export const statusMessageWords = words({
  ja: {
    contains: (text: string) => `ステータスメッセージに${text}を含む`,
  },
  en: {
    contains: (text) => `has ${text} in the status message`,
  },
});

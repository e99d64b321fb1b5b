import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

/** Name of the condition. */
export const externalApiLabel: Localized<string> = { ja: "外部API", en: "External API" };

/** Words of the condition on an external API. */
export const externalApiWords = words({
  ja: {
    match: "連携データの条件",
    what: (event: string, key: string) => `外部API${event}の${key}`,
    written: screenWords.ja.inBrackets,
  },
  en: {
    match: "How the linked value is compared",
    what: (event, key) => `${key} of the external API event ${event || "(unknown)"}`,
    written: screenWords.en.inBrackets,
  },
});

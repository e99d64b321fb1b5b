import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

/** Name of the condition. */
export const friendNameLabel: Localized<string> = { ja: screenWords.ja.name, en: screenWords.en.name };

/** Words of the condition on names. */
export const friendNameWords = words({
  ja: {
    searched: "検索する名前",
    names: { use_name: "表示名", use_short_name: "略称", use_nickname: "ニックネーム" },
    anywhere: (texts: string) => `名前に${texts}を含む`,
    within: (names: readonly string[], texts: string) => `名前（${names.join("・")}）に${texts}を含む`,
    nowhere: (nothing: string, texts: string) => `名前${nothing}に${texts}を含む`,
  },
  en: {
    searched: "Names that are searched",
    names: { use_name: "Display name", use_short_name: "Short name", use_nickname: "Nickname" },
    anywhere: (texts) => `has ${texts} in the name`,
    within: (names, texts) => `has ${texts} in the name (${names.join(", ").toLowerCase()})`,
    nowhere: (nothing, texts) => `has ${texts} in the name ${nothing}`,
  },
});

import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const memoLabel: Localized<string> = { ja: "個別メモ", en: "Memo" };

/** Words of the condition on memos. */
export const memoWords = words({
  ja: {
    contains: (texts: string) => `個別メモに${texts}を含む`,
  },
  en: {
    contains: (texts) => `has ${texts} in the memo`,
  },
});

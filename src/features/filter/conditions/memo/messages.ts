import type { Localized } from "../../../../lib/locale.js";

/** What the condition is called. */
export const memoLabel: Localized<string> = { ja: "個別メモ", en: "Memo" };

const ja = {
  contains: (texts: string) => `個別メモに${texts}を含む`,
};

/** Every language says exactly this much. */
export type MemoWords = typeof ja;

const en: MemoWords = {
  contains: (texts) => `has ${texts} in the memo`,
};

/** Words of the condition on memos. */
export const memoWords: Localized<MemoWords> = { ja, en };

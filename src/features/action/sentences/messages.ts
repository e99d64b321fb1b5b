import type { Localized } from "../../../lib/locale.js";

/** How sentences about effects put things. */
const ja = {
  held: "内容はそのまま保存されます",
  partly: (sentence: string) => `${sentence}（読み取れない項目があります）`,
};

/** Every language says exactly this much. */
export type SentenceWords = typeof ja;

const en: SentenceWords = {
  held: "saved as it is",
  partly: (sentence) => `${sentence} (some of it cannot be read)`,
};

/** How sentences put things. */
export const sentenceWords: Localized<SentenceWords> = { ja, en };

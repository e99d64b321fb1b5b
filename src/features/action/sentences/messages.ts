import { words } from "../../../lib/locale.js";

/** How sentences about effects put things. */
export const sentenceWords = words({
  ja: {
    held: "内容はそのまま保存されます",
    partly: (sentence: string) => `${sentence}（読み取れない項目があります）`,
  },
  en: {
    held: "saved as it is",
    partly: (sentence) => `${sentence} (some of it cannot be read)`,
  },
});

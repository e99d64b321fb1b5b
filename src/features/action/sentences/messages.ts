import { words } from "../../../lib/locale.js";

/** How sentences about effects put things. */
export const sentenceWords = words({
  ja: {
    opaque: "内容はそのまま保存されます",
    partly: (sentence: string) => `${sentence}（読み取れない項目があります）`,
  },
  en: {
    opaque: "saved as it is",
    partly: (sentence) => `${sentence} (some of it cannot be read)`,
  },
});

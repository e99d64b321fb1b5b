import type { MemoWords } from "./messages.ja.js";

/** The same in English. */
export const en: MemoWords = {
  contains: (texts) => `has ${texts} in the memo`,
};

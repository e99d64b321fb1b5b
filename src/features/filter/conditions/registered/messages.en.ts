import type { RegisteredWords } from "./messages.ja.js";

/** The same in English. */
export const en: RegisteredWords = {
  within: (range) => `became a friend ${range}`,
  atAnyTime: (anyTime) => `became a friend ${anyTime}`,
};

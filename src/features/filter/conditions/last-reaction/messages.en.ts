import type { LastReactionWords } from "./messages.ja.js";

/** The same in English. */
export const en: LastReactionWords = {
  within: (range) => `last reacted ${range}`,
  atAnyTime: (anyTime) => `last reacted ${anyTime}`,
};

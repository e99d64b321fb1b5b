import type { StatusMessageWords } from "./messages.ja.js";

/** The same in English. */
export const en: StatusMessageWords = {
  contains: (text) => `has ${text} in the status message`,
};

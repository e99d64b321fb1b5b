import type { HeadWords } from "./messages.ja.js";

/** The same in English. */
export const en: HeadWords = {
  name: "Action name",
  nameHint: "Shown in lists (up to 100 characters)",
};

import type { RichMenuWords } from "./messages.ja.js";

/** The same in English. */
export const en: RichMenuWords = {
  match: "Whether it is set",
  matches: {
    0: "is set",
    10: "is not set",
    2: "any is set (not specified)",
    12: "none is set (not specified)",
  },
  meets: {
    0: (menu) => `has the rich menu ${menu}`,
    10: (menu) => `does not have the rich menu ${menu}`,
    2: () => "has any rich menu",
    12: () => "has no rich menu",
  },
};

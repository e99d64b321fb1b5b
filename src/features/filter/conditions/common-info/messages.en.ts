import type { CommonInfoWords } from "./messages.ja.js";

/** The same in English. */
export const en: CommonInfoWords = {
  comparison: "How common information is compared",
  comparisons: { 10: "equals", 11: "or more", 12: "or above", 13: "or less", 14: "or below" },
  meets: {
    10: (what, figure) => `common information ${what} equals ${figure}`,
    11: (what, figure) => `common information ${what} is at least ${figure}`,
    12: (what, figure) => `common information ${what} is more than ${figure}`,
    13: (what, figure) => `common information ${what} is at most ${figure}`,
    14: (what, figure) => `common information ${what} is less than ${figure}`,
  },
  edit: "Edit the common information",
  numbersOnly: "Only numbers can be compared",
};

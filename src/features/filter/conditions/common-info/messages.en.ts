import type { CommonInfoWords } from "./messages.ja.js";

/** The same in English. */
export const en: CommonInfoWords = {
  comparison: "How common information is compared",
  comparisons: { 10: "equals", 11: "at least", 12: "more than", 13: "at most", 14: "less than" },
  meets: {
    10: (what, figure) => `common information ${what} equals ${figure}`,
    11: (what, figure) => `common information ${what} is at least ${figure}`,
    12: (what, figure) => `common information ${what} is more than ${figure}`,
    13: (what, figure) => `common information ${what} is at most ${figure}`,
    14: (what, figure) => `common information ${what} is less than ${figure}`,
  },
  numbersOnly: "Only numbers can be compared",
};

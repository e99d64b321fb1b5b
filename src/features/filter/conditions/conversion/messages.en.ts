import type { ConversionWords } from "./messages.ja.js";

/** The same in English. */
export const en: ConversionWords = {
  match: "How conversions are met",
  matches: { 0: "made any of", 1: "made all of", 2: "made none of", 3: "lacks some of" },
  meets: {
    0: (what) => `has made any of the conversions ${what}`,
    1: (what) => `has made all of the conversions ${what}`,
    2: (what) => `has made none of the conversions ${what}`,
    3: (what) => `has not made all of the conversions ${what}`,
  },
};

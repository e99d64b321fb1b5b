import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const conversionLabel: Localized<string> = { ja: "コンバージョン", en: "Conversion" };

/** Words of the condition on conversions. */
export const conversionWords = words({
  ja: {
    match: "コンバージョンの条件",
    matches: {
      0: "をいずれか達成",
      1: "をすべて達成",
      2: "をどれも未達成",
      3: "のうち未達成がある",
    },
    /** Words of a sentence for what is met. */
    meets: {
      0: (what: string) => `コンバージョン${what}のいずれかを達成した`,
      1: (what: string) => `コンバージョン${what}をすべて達成した`,
      2: (what: string) => `コンバージョン${what}のどれも達成していない`,
      3: (what: string) => `コンバージョン${what}のうち達成していないものがある`,
    },
    /** The same of a single one. */
    meetsOne: {
      0: (what: string) => `コンバージョン${what}を達成した`,
      1: (what: string) => `コンバージョン${what}を達成した`,
      2: (what: string) => `コンバージョン${what}を達成していない`,
      3: (what: string) => `コンバージョン${what}を達成していない`,
    },
  },
  en: {
    match: "How conversions are met",
    matches: { 0: "made any of", 1: "made all of", 2: "made none of", 3: "lacks some of" },
    meets: {
      0: (what) => `has made any of the conversions ${what}`,
      1: (what) => `has made all of the conversions ${what}`,
      2: (what) => `has made none of the conversions ${what}`,
      3: (what) => `has not made all of the conversions ${what}`,
    },
    meetsOne: {
      0: (what) => `has made the conversion ${what}`,
      1: (what) => `has made the conversion ${what}`,
      2: (what) => `has not made the conversion ${what}`,
      3: (what) => `has not made the conversion ${what}`,
    },
  },
});

import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const commonInfoLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.common_vars,
  en: pickerWords.en.kinds.common_vars,
};

/** Words of the condition on common information. */
export const commonInfoWords = words({
  ja: {
    comparison: "共通情報の条件",
    comparisons: { 10: "等しい", 11: "以上", 12: "より大きい", 13: "以下", 14: "より小さい" },
    meets: {
      10: (what: string, figure: string) => `共通情報${what}が${figure}と等しい`,
      11: (what: string, figure: string) => `共通情報${what}が${figure}以上である`,
      12: (what: string, figure: string) => `共通情報${what}が${figure}より大きい`,
      13: (what: string, figure: string) => `共通情報${what}が${figure}以下である`,
      14: (what: string, figure: string) => `共通情報${what}が${figure}より小さい`,
    },
    numbersOnly: "数値種別のみ対応しています",
  },
  en: {
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
  },
});

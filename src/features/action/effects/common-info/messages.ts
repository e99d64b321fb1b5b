import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";
import { randomRangeWords } from "../parts/random/messages.js";

/** Words of the effect on common information (rules: common-info-effect, common-info-is-a-number). */
export const commonInfoWords = words({
  ja: {
    ...randomRangeWords.ja,
    commonInfo: pickerWords.ja.kinds.common_vars,
    commonInfoRequired: "共通情報を選択してください。",
    numbersOnly: "数値種別のみ対応しています",
    operand: screenWords.ja.operation,
    operands: { 2: "加算", 3: "減算" },
    valueType: "値の種類",
    valueTypes: { 1: "固定値", 2: "ランダム" },
    value: "値",
    figureRequired: "値を入力してください。",
    figureInvalid: "0以上の数値を入力してください。",
    outOfBounds: "入力値が不正です。",
    sentences: {
      2: (what: string, number: string) => `共通情報${what}に${number}を足す`,
      3: (what: string, number: string) => `共通情報${what}から${number}を引く`,
    },
  },
  en: {
    ...randomRangeWords.en,
    commonInfo: pickerWords.en.kinds.common_vars,
    commonInfoRequired: "Choose common information.",
    numbersOnly: "Only numbers can be calculated with",
    operand: screenWords.en.operation,
    operands: { 2: "Add", 3: "Subtract" },
    valueType: "Kind of value",
    valueTypes: { 1: "Constant", 2: "Random" },
    value: "Value",
    figureRequired: "Enter a value.",
    figureInvalid: "Enter a number of 0 or more.",
    outOfBounds: "This value is not possible.",
    sentences: {
      2: (what, number) => `Add ${number} to common information ${what}`,
      3: (what, number) => `Subtract ${number} from common information ${what}`,
    },
  },
});

/** Words in one language. */
export type CommonInfoWords = typeof commonInfoWords.ja;

/** Name that operators see (a word of the public surface). */
export const commonInfoLabel: Localized<string> = { ja: "共通情報操作", en: "Common information" };

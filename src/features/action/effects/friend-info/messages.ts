import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";
import { linkedWords } from "../parts/linked/messages.js";
import { randomRangeWords } from "../parts/random/messages.js";

/** Words of the effect on friend information (rules: friend-info-effect, dates-are-not-counted). */
export const friendInfoWords = words({
  shared: pick(screenWords, "noChoices choiceDeleted"),
  ja: {
    ...linkedWords.ja,
    ...randomRangeWords.ja,
    variable: pickerWords.ja.kinds.varia,
    variableRequired: "友だち情報を選択してください。",
    operand: screenWords.ja.operation,
    operands: { 1: "代入", 2: "加算", 3: "減算", 4: "クリア" },
    noDateSums: "日付の計算は現在対応しておりません",
    operandImpossible: "この種別の友だち情報では選択できない操作です。",
    filesClearedOnly: "画像・PDFの友だち情報はクリアのみできます",
    valueType: "値の種類",
    valueTypes: { 1: "固定値", 2: "ランダム", 3: "アクション実行日", 15: "連携データ" },
    dynamicRequired: "値の種類を選択してください。",
    value: "値",
    constantRequired: "値を入力してください。",
    figureRequired: "数値を入力してください。",
    noDate: (written: string) => `日付ではない値「${written}」が入力されています`,
    noFigure: "数値ではない値が入力されています",
    choice: "選択肢",
    choiceRequired: "選択肢を選択してください。",
    actionDate: "アクション実行日",
    sentences: {
      1: (variable: string, value: string) => `友だち情報${variable}を${value}にする`,
      2: (variable: string, value: string) => `友だち情報${variable}に${value}を足す`,
      3: (variable: string, value: string) => `友だち情報${variable}から${value}を引く`,
      4: (variable: string, _value: string) => `友だち情報${variable}をクリアする`,
    },
  },
  en: {
    ...linkedWords.en,
    ...randomRangeWords.en,
    variable: pickerWords.en.kinds.varia,
    variableRequired: "Choose friend information.",
    operand: screenWords.en.operation,
    operands: { 1: "Assign", 2: "Add", 3: "Subtract", 4: "Clear" },
    noDateSums: "Dates cannot be calculated with at present",
    operandImpossible: "This type of friend information does not allow that.",
    filesClearedOnly: "Images and PDFs can only be cleared",
    valueType: "Kind of value",
    valueTypes: { 1: "Constant", 2: "Random", 3: "Day of the action", 15: "Linked data" },
    dynamicRequired: "Choose the kind of value.",
    value: "Value",
    constantRequired: "Enter a value.",
    figureRequired: "Enter a number.",
    noDate: (written) => `“${written}” is no date`,
    noFigure: "This is no number",
    choice: "Choice",
    choiceRequired: "Choose one of the choices.",
    actionDate: "the day of the action",
    sentences: {
      1: (variable, value) => `Set friend information ${variable} to ${value}`,
      2: (variable, value) => `Add ${value} to friend information ${variable}`,
      3: (variable, value) => `Subtract ${value} from friend information ${variable}`,
      4: (variable) => `Clear friend information ${variable}`,
    },
  },
});

/** Words in one language. */
export type FriendInfoWords = typeof friendInfoWords.ja;

/** Name that operators see (a word of the public surface). */
export const friendInfoLabel: Localized<string> = { ja: "友だち情報操作", en: "Friend information" };

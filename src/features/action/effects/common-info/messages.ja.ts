import { randomRangeWords } from "../parts/random/messages.ja.js";

/** Words of the effect on common information (actions-and-filters §3, §5). */
export const ja = {
  ...randomRangeWords,
  commonInfo: "共通情報",
  commonInfoRequired: "共通情報を選択してください。",
  numbersOnly: "数値種別のみ対応しています",
  operand: "操作",
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
};

/** Every language says exactly this much. */
export type CommonInfoWords = typeof ja;

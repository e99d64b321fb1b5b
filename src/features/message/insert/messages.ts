import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of what is asked before a placeholder is put in. */
export const insertWords = words({
  shared: pick(screenWords, "cancel close"),
  ja: {
    insert: "挿入",
    change: "変更",
    remove: "差し込みを外す",
    days: "日数",
    daysUnit: "日後",
    daysHint: "配信日より前の日にするには、マイナスの値を入力します。",
    daysWrong: (most: number) =>
      `-${groupDigits(most)}から${groupDigits(most)}までの整数を入力してください。`,
    format: "形式",
    noFormat: "指定なし",
    target: "目標日",
    targetRequired: "目標日を設定してください",
    category: "分類",
    event: "きっかけ",
    key: "項目",
    chooseKey: "項目を選択してください",
    keyRequired: "項目を選択してください。",
    openApi: "外部連携",
    suggestions: "差し込みの候補",
    suggestionCount: (count: number) => `候補${groupDigits(count)}件`,
    previewOf: "プレビュー（見本の値）",
    sampleOf: (label: string) => `（${label}）`,
    noSuggestions: "当てはまる差し込みがありません",
    lookalike: (label: string) => `要確認：${label}`,
    lookalikeOf: (label: string) =>
      `差し込みではないため、この文字のまま送信されます。近い差し込み：${label}`,
  },
  en: {
    insert: "Insert",
    change: "Change",
    remove: "Remove the placeholder",
    days: "Days",
    daysUnit: "days later",
    daysHint: "Negative: before the delivery date.",
    daysWrong: (most) => `Enter a whole number from -${groupDigits(most)} to ${groupDigits(most)}.`,
    format: "Format",
    noFormat: "None",
    target: "Target date",
    targetRequired: "Set a target date",
    category: "Category",
    event: "Event",
    key: "Value",
    chooseKey: "Choose a value",
    keyRequired: "Choose a value.",
    openApi: "Open API",
    suggestions: "Placeholder suggestions",
    suggestionCount: (count) => `${groupDigits(count)} suggestions`,
    previewOf: "Preview (sample values)",
    sampleOf: (label) => `(${label})`,
    noSuggestions: "No placeholder fits",
    lookalike: (label) => `Check: ${label}`,
    lookalikeOf: (label) => `No placeholder: sent as it stands. The nearest one: ${label}`,
  },
});

/** Words of the forms in one language. */
export type InsertWords = typeof insertWords.ja;

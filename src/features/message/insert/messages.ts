import type { Localized } from "../../../lib/locale.js";

const ja = {
  insert: "挿入",
  change: "変更",
  cancel: "キャンセル",
  remove: "差し込みを外す",
  close: "閉じる",
  days: "日数",
  daysUnit: "日後",
  daysHint: "マイナスの値は、配信日より前の日です。",
  format: "形式",
  noFormat: "指定なし",
  sample: (text: string) => `例：${text}`,
  target: "目標日",
  targetRequired: "目標日を設定してください",
  category: "分類",
  event: "きっかけ",
  key: "項目",
  chooseKey: "項目を選択してください",
  openApi: "外部連携",
};

/** Every language says exactly this much. */
export type InsertWords = typeof ja;

const en: InsertWords = {
  insert: "Insert",
  change: "Change",
  cancel: "Cancel",
  remove: "Remove the placeholder",
  close: "Close",
  days: "Days",
  daysUnit: "days later",
  daysHint: "Negative: before the delivery date.",
  format: "Format",
  noFormat: "None",
  sample: (text) => `Example: ${text}`,
  target: "Target date",
  targetRequired: "Set a target date",
  category: "Category",
  event: "Event",
  key: "Value",
  chooseKey: "Choose a value",
  openApi: "Open API",
};

/** Words of what is asked before a placeholder is put in. */
export const insertWords: Localized<InsertWords> = { ja, en };

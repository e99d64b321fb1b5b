import type { Localized } from "../../../../lib/locale.js";

export const formLabel: Localized<string> = { ja: "回答フォーム", en: "Answer form" };
export const formLoadFailed: Localized<string> = {
  ja: "読み込み中にエラーが発生しました",
  en: "Could not load",
};

import type { Localized } from "../../../../lib/locale.js";

export const commonVarLabel: Localized<string> = { ja: "共通情報", en: "Common information" };
export const commonVarLoadFailed: Localized<string> = {
  ja: "共通情報の読み込み中にエラーが発生しました",
  en: "Could not load common information",
};

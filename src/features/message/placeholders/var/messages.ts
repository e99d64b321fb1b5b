import type { Localized } from "../../../../lib/locale.js";

export const varLabel: Localized<string> = { ja: "友だち情報", en: "Friend information" };
export const varLoadFailed: Localized<string> = {
  ja: "友だち情報の読み込み中にエラーが発生しました",
  en: "Could not load friend information",
};

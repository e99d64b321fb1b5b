import type { Localized } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

export const varLabel: Localized<string> = { ja: pickerWords.ja.kinds.varia, en: pickerWords.en.kinds.varia };
export const varLoadFailed: Localized<string> = {
  ja: "友だち情報の読み込み中にエラーが発生しました",
  en: "Could not load friend information",
};

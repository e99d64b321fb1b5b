import type { Localized } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

export const formLabel: Localized<string> = { ja: pickerWords.ja.kinds.form, en: pickerWords.en.kinds.form };
export const formLoadFailed: Localized<string> = {
  ja: "読み込み中にエラーが発生しました",
  en: "Could not load",
};

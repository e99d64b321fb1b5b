import type { Localized } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

export const commonVarLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.common_vars,
  en: pickerWords.en.kinds.common_vars,
};
export const commonVarLoadFailed: Localized<string> = {
  ja: "共通情報の読み込み中にエラーが発生しました",
  en: "Could not load common information",
};

import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";

export const menuWords = words({
  ja: {
    operation: screenWords.ja.operation,
    operations: { 1: "設定する", 0: "解除する" },
    menu: pickerWords.ja.kinds.richmenu,
    menuRequired: "リッチメニューを選択してください。",
    shown: (menu: string) => `リッチメニュー${menu}を設定する`,
    removed: "リッチメニューを解除する",
  },
  en: {
    operation: screenWords.en.operation,
    operations: { 1: "Set", 0: "Remove" },
    menu: pickerWords.en.kinds.richmenu,
    menuRequired: "Choose a rich menu.",
    shown: (menu) => `Set the rich menu ${menu}`,
    removed: "Remove the rich menu",
  },
});

/** Name that operators see (a word of the public surface). */
export const menuLabel: Localized<string> = { ja: "メニュー操作", en: "Menu" };

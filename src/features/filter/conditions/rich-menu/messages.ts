import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const richMenuLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.richmenu,
  en: pickerWords.en.kinds.richmenu,
};

/** Words of the condition on rich menus. */
export const richMenuWords = words({
  ja: {
    match: "リッチメニューの条件",
    matches: {
      0: "が設定されている",
      10: "が設定されていない",
      2: "いずれかが設定されている（指定なし）",
      12: "どれも設定されていない（指定なし）",
    },
    /** Words of a sentence for what is met. */
    meets: {
      0: (menu: string) => `リッチメニュー${menu}が設定されている`,
      10: (menu: string) => `リッチメニュー${menu}が設定されていない`,
      2: (_menu: string) => "リッチメニューのいずれかが設定されている",
      12: (_menu: string) => "リッチメニューがどれも設定されていない",
    },
  },
  en: {
    match: "Whether it is set",
    matches: {
      0: "is set",
      10: "is not set",
      2: "any is set (not specified)",
      12: "none is set (not specified)",
    },
    meets: {
      0: (menu) => `has the rich menu ${menu}`,
      10: (menu) => `does not have the rich menu ${menu}`,
      2: () => "has any rich menu",
      12: () => "has no rich menu",
    },
  },
});

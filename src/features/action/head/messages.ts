import { words } from "../../../lib/locale.js";

/** Words for the name of a template. */
export const headWords = words({
  ja: {
    name: "アクション名",
    nameHint: "一覧に表示される名前です（100文字まで）",
  },
  en: {
    name: "Action name",
    nameHint: "Shown in lists (up to 100 characters)",
  },
});

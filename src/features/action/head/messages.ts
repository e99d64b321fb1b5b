import type { Localized } from "../../../lib/locale.js";

/** Words for the name of a template. */
const ja = {
  name: "アクション名",
  nameHint: "一覧に表示される名前です（100文字まで）",
};

/** Every language says exactly this much. */
export type HeadWords = typeof ja;

const en: HeadWords = {
  name: "Action name",
  nameHint: "Shown in lists (up to 100 characters)",
};

/** Words for the name of a template. */
export const headWords: Localized<HeadWords> = { ja, en };

/** Words for the name of a template. */
export const ja = {
  name: "アクション名",
  nameHint: "一覧に表示される名前です（100文字まで）",
};

/** Every language says exactly this much. */
export type HeadWords = typeof ja;

export const ja = {
  explained: "この動作が実行されると、ASPにコンバージョン（CV）を登録します。設定する項目はありません。",
  sentence: "ASPにCVを登録する",
};

/** Every language says exactly this much. */
export type AspWords = typeof ja;

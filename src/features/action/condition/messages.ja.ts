/** Words about the condition of an effect (actions-and-filters §2, §8). */
export const ja = {
  condition: "条件",
  set: (id: number) => `条件（ID ${id}）に合う人だけ`,
  says: (sentence: string) => `${sentence}人だけ`,
  begun: "条件の編集が途中です",
  edit: "条件を編集",
  lead: "条件に一致する友だちだけに、この動作を実行します。",
  loadFailed: "取得に失敗しました",
  again: "もう一度読み込む",
  againOf: (effect: string) => `もう一度読み込む（${effect}の条件）`,
  drop: "条件を外す",
  decide: "条件を決めて戻る",
  saving: "処理中...",
  saveFailed: "登録に失敗しました",
};

/** Every language says exactly this much. */
export type ConditionWords = typeof ja;

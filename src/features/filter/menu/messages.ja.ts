/** Words of what can be done to a condition or a panel besides editing it. */
export const ja = {
  moveUp: "上へ移動",
  moveDown: "下へ移動",
  duplicate: "複製",
  invert: "反転",
  invertDates: "日付で絞り込んでいるため、反転できません",
  invertNone: "この条件には、ちょうど反対の条件がありません",
  moveToAnd: "「すべて満たす」へ移動",
  moveToOr: (number: number) => `or条件${number}へ移動`,
  wrap: "orで囲む",
  dissolve: "orを解除して並べる",
  removeAll: "条件をすべて削除",
};

/** Every language says exactly this much. */
export type MenuWords = typeof ja;

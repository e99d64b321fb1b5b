/** The least that is said of an element that could not be drawn, also where nothing else can be loaded. */
export const ja = {
  crashed: "この編集欄を表示できませんでした",
  retry: "もう一度表示する",
  workToCopy: "編集内容（すべて選んでコピーできます）",
};

/** Every language says exactly this much. */
export type ElementWords = typeof ja;

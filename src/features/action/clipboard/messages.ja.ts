/** Words of copying effects; what conditions have in common with them is with the editors. */
export const ja = {
  effects: "動作",
  moreTools: "その他の操作",
  pasteBelow: "下に貼り付け",
  notOffered: "ここでは使えない動作です",
};

/** Every language says exactly this much. */
export type EffectClipboardWords = typeof ja;

import type { Localized } from "../../../lib/locale.js";

/** Words of copying effects; what conditions have in common with them is with the editors. */
const ja = {
  effects: "動作",
  moreTools: "その他の操作",
  pasteBelow: "下に貼り付け",
  notOffered: "ここでは使えない動作です",
};

/** Every language says exactly this much. */
export type EffectClipboardWords = typeof ja;

const en: EffectClipboardWords = {
  effects: "Effects",
  moreTools: "More actions",
  pasteBelow: "Paste below",
  notOffered: "this effect cannot be used here",
};

/** Words of copying effects. */
export const effectClipboardWords: Localized<EffectClipboardWords> = { ja, en };

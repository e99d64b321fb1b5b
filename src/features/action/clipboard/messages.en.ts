import type { EffectClipboardWords } from "./messages.ja.js";

/** The same in English. */
export const en: EffectClipboardWords = {
  effects: "Effects",
  moreTools: "More actions",
  pasteBelow: "Paste below",
  notOffered: "this effect cannot be used here",
};

import { words } from "../../../lib/locale.js";

/** Words of copying effects; what conditions have in common with them is with the editors. */
export const effectClipboardWords = words({
  ja: {
    effects: "動作",
    moreTools: "その他の操作",
    pasteBelow: "下に貼り付け",
    notOffered: "ここでは使えない動作です",
  },
  en: {
    effects: "Effects",
    moreTools: "More actions",
    pasteBelow: "Paste below",
    notOffered: "this effect cannot be used here",
  },
});

import { words } from "../../../lib/locale.js";

/** Words of copying conditions; what effects have in common with them is with the editors. */
export const filterClipboardWords = words({
  ja: {
    conditions: "条件",
    copyPanel: "or条件ごとコピー",
    cutPanel: "or条件ごと切り取り",
    copyAll: "条件をすべてコピー",
    nested: "or条件の中には入れられません",
    notOffered: "ここでは使えない条件です",
  },
  en: {
    conditions: "conditions",
    copyPanel: "Copy this or-panel",
    cutPanel: "Cut this or-panel",
    copyAll: "Copy all conditions",
    nested: "cannot be put into an or-panel",
    notOffered: "this condition cannot be used here",
  },
});

/** Words of the clipboard in one language. */
export type FilterClipboardWords = typeof filterClipboardWords.ja;

import type { FilterClipboardWords } from "./messages.ja.js";

/** The same in English. */
export const en: FilterClipboardWords = {
  conditions: "conditions",
  copyPanel: "Copy this or-panel",
  cutPanel: "Cut this or-panel",
  copyAll: "Copy all conditions",
  nested: "cannot be put into an or-panel",
  notOffered: "this condition cannot be used here",
};

import { words } from "../../../../../lib/locale.js";
import { screenWords } from "../../../../../lib/messages.js";
import type { LinkedWords } from "./linked-context.js";

export const linkedWords = words<LinkedWords>({
  ja: {
    linkedKey: "連携データ",
    linkedKeyRequired: "連携データの項目を選択してください。",
    linkedValue: (event, key) => `連携データ${event === "" ? "の" : `${event}の`}${key}`,
    linkedFormat: screenWords.ja.inBrackets,
  },
  en: {
    linkedKey: "Linked data",
    linkedKeyRequired: "Choose a linked value.",
    linkedValue: (event, key) => `the linked value ${key}${event === "" ? "" : ` of ${event}`}`,
    linkedFormat: screenWords.en.inBrackets,
  },
});

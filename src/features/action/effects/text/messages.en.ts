import { delayWords } from "../parts/messages.en.js";
import type { TextWords } from "./messages.ja.js";

export const en: TextWords = {
  ...delayWords,
  text: "Text",
  textRequired: "Enter the text.",
  textTooLong: "Use at most 4,500 characters. What you entered is still here.",
  counter: (length, longest) => `${length}/${longest}`,
  sentence: (preview, when) => `Send ${preview === "" ? "(no text)" : `“${preview}”`} ${when}`,
};

import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { delayWords } from "../parts/messages.js";

export const textWords = words({
  shared: pick(screenWords, "text"),
  ja: {
    ...delayWords.ja,
    textRequired: "本文を入力してください。",
    textTooLong: "4,500文字以内で入力してください。入力した内容は残っています。",
    sentence: (preview: string, when: string) =>
      `${preview === "" ? "（本文なし）" : `「${preview}」`}を${when}送る`,
  },
  en: {
    ...delayWords.en,
    textRequired: "Enter the text.",
    textTooLong: "Use at most 4,500 characters. What you entered is still here.",
    sentence: (preview, when) => `Send ${preview === "" ? "(no text)" : `“${preview}”`} ${when}`,
  },
});

/** Words in one language. */
export type TextWords = typeof textWords.ja;

/** Name that operators see (a word of the public surface). */
export const textLabel: Localized<string> = { ja: "テキスト送信", en: "Send text" };

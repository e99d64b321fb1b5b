import { delayWords } from "../parts/messages.ja.js";

export const ja = {
  ...delayWords,
  text: "本文",
  textRequired: "本文を入力してください。",
  textTooLong: "4,500文字以内で入力してください。入力した内容は残っています。",
  counter: (length: number, longest: number) => `${length}/${longest}`,
  sentence: (preview: string, when: string) =>
    `${preview === "" ? "（本文なし）" : `「${preview}」`}を${when}送る`,
};

/** Every language says exactly this much. */
export type TextWords = typeof ja;

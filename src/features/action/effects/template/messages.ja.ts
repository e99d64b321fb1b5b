import { delayWords } from "../parts/messages.ja.js";

export const ja = {
  ...delayWords,
  template: "テンプレート",
  templateRequired: "テンプレートを選択してください。",
  sentence: (template: string, when: string) => `テンプレート${template}を${when}送る`,
};

/** Every language says exactly this much. */
export type TemplateWords = typeof ja;

import type { Localized } from "../../../../lib/locale.js";
import { delayWords } from "../parts/messages.js";

const ja = {
  ...delayWords.ja,
  template: "テンプレート",
  templateRequired: "テンプレートを選択してください。",
  sentence: (template: string, when: string) => `テンプレート${template}を${when}送る`,
};

/** Every language says exactly this much. */
export type TemplateWords = typeof ja;

const en: TemplateWords = {
  ...delayWords.en,
  template: "Template",
  templateRequired: "Choose a template.",
  sentence: (template, when) => `Send the template ${template} ${when}`,
};

export const templateWords: Localized<TemplateWords> = { ja, en };

/** What operators call it (a word of the public surface). */
export const templateLabel: Localized<string> = { ja: "テンプレート送信", en: "Send template" };

import { type Localized, words } from "../../../../lib/locale.js";
import { delayWords } from "../parts/messages.js";

export const templateWords = words({
  ja: {
    ...delayWords.ja,
    template: "テンプレート",
    templateRequired: "テンプレートを選択してください。",
    sentence: (template: string, when: string) => `テンプレート${template}を${when}送る`,
  },
  en: {
    ...delayWords.en,
    template: "Template",
    templateRequired: "Choose a template.",
    sentence: (template, when) => `Send the template ${template} ${when}`,
  },
});

/** What operators call it (a word of the public surface). */
export const templateLabel: Localized<string> = { ja: "テンプレート送信", en: "Send template" };

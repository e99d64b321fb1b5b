import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";
import { delayWords } from "../parts/messages.js";

export const templateWords = words({
  ja: {
    ...delayWords.ja,
    template: pickerWords.ja.kinds.egg,
    templateRequired: "テンプレートを選択してください。",
    sentence: (template: string, when: string) => `テンプレート${template}を${when}送る`,
  },
  en: {
    ...delayWords.en,
    template: pickerWords.en.kinds.egg,
    templateRequired: "Choose a template.",
    sentence: (template, when) => `Send the template ${template} ${when}`,
  },
});

/** Name that operators see (a word of the public surface). */
export const templateLabel: Localized<string> = { ja: "テンプレート送信", en: "Send template" };

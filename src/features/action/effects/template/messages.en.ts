import { delayWords } from "../parts/messages.en.js";
import type { TemplateWords } from "./messages.ja.js";

/** The same in English. */
export const en: TemplateWords = {
  ...delayWords,
  template: "Template",
  templateRequired: "Choose a template.",
  sentence: (template, when) => `Send the template ${template} ${when}`,
};

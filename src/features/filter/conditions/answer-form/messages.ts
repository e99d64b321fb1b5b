import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const answerFormLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.form,
  en: pickerWords.en.kinds.form,
};

/** Words of the condition on answer forms. */
export const answerFormWords = words({
  ja: {
    match: "回答の有無",
    matches: { 0: "回答した", 10: "回答していない" },
    answeredOn: "回答日",
    /** Words of a sentence for what is met. */
    meets: {
      0: (form: string) => `回答フォーム${form}に回答した`,
      10: (form: string) => `回答フォーム${form}に回答していない`,
    },
    within: (range: string, meets: string) => `${range}に${meets}`,
  },
  en: {
    match: "Whether it was answered",
    matches: { 0: "Answered", 10: "Not answered" },
    answeredOn: "Day of the answer",
    meets: {
      0: (form) => `has answered the form ${form}`,
      10: (form) => `has not answered the form ${form}`,
    },
    within: (range, meets) => `${meets} ${range}`,
  },
});

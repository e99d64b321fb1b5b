import type { AnswerFormWords } from "./messages.ja.js";

/** The same in English. */
export const en: AnswerFormWords = {
  match: "Whether it was answered",
  matches: { 0: "Answered", 10: "Not answered" },
  answeredOn: "Day of the answer",
  meets: {
    0: (form) => `has answered the form ${form}`,
    10: (form) => `has not answered the form ${form}`,
  },
  within: (range, meets) => `${meets} ${range}`,
};

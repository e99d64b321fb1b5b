export const ja = {
  match: "回答の有無",
  matches: { 0: "回答した", 10: "回答していない" },
  answeredOn: "回答日",
  /** What is met, in the words of a sentence. */
  meets: {
    0: (form: string) => `回答フォーム${form}に回答した`,
    10: (form: string) => `回答フォーム${form}に回答していない`,
  },
  within: (range: string, meets: string) => `${range}に${meets}`,
};

/** Every language says exactly this much. */
export type AnswerFormWords = typeof ja;

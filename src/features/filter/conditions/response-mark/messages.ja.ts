export const ja = {
  setUp: "対応マークの設定",
  is: (marks: string) => `対応マークが${marks}`,
};

/** Every language says exactly this much. */
export type ResponseMarkWords = typeof ja;

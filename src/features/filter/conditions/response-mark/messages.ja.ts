export const ja = {
  setUp: "設定",
  setUpElsewhere: "対応マークの設定（新しいタブで開く）",
  is: (marks: string) => `対応マークが${marks}`,
};

/** Every language says exactly this much. */
export type ResponseMarkWords = typeof ja;

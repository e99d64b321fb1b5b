export const ja = {
  landing: "流入経路",
  useMeta: "外部パラメータで絞る",
  text: (key: string, number: number) => `外部パラメータ ${key} の${number}個目`,
  removeText: (key: string, number: number) => `外部パラメータ ${key} の${number}個目を削除`,
  placeholder: "検索する文字列",
  meets: (landing: string) => `流入経路${landing}から登録した`,
  meetsWith: (landing: string, parameters: string) =>
    `流入経路${landing}から登録し、外部パラメータ${parameters}である`,
  parameters: (clauses: readonly string[]) => `の${clauses.join("、")}`,
  clause: (key: string, texts: string) => `${key}が${texts}`,
  noParameters: (nothing: string) => `が${nothing}`,
};

/** Every language says exactly this much. */
export type DetailWords = typeof ja;

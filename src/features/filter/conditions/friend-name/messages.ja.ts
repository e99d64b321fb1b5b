export const ja = {
  searched: "検索する名前",
  names: { use_name: "表示名", use_short_name: "略称", use_nickname: "ニックネーム" },
  anywhere: (texts: string) => `名前に${texts}を含む`,
  within: (names: readonly string[], texts: string) => `名前（${names.join("・")}）に${texts}を含む`,
  nowhere: (nothing: string, texts: string) => `名前${nothing}に${texts}を含む`,
};

/** Every language says exactly this much. */
export type FriendNameWords = typeof ja;

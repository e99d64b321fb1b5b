export const ja = {
  comparison: "共通情報の条件",
  comparisons: { 10: "等しい", 11: "以上", 12: "より大きい", 13: "以下", 14: "より小さい" },
  meets: {
    10: (what: string, figure: string) => `共通情報${what}が${figure}と等しい`,
    11: (what: string, figure: string) => `共通情報${what}が${figure}以上である`,
    12: (what: string, figure: string) => `共通情報${what}が${figure}より大きい`,
    13: (what: string, figure: string) => `共通情報${what}が${figure}以下である`,
    14: (what: string, figure: string) => `共通情報${what}が${figure}より小さい`,
  },
  numbersOnly: "数値種別のみ対応しています",
};

/** Every language says exactly this much. */
export type CommonInfoWords = typeof ja;

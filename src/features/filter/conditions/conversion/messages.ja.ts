export const ja = {
  match: "コンバージョンの条件",
  matches: {
    0: "をいずれか達成",
    1: "をすべて達成",
    2: "をどれも未達成",
    3: "のうち未達成がある",
  },
  /** What is met, in the words of a sentence. */
  meets: {
    0: (what: string) => `コンバージョン${what}のいずれかを達成した`,
    1: (what: string) => `コンバージョン${what}をすべて達成した`,
    2: (what: string) => `コンバージョン${what}のどれも達成していない`,
    3: (what: string) => `コンバージョン${what}のうち達成していないものがある`,
  },
};

/** Every language says exactly this much. */
export type ConversionWords = typeof ja;

export const ja = {
  match: "流入経路の条件",
  matches: {
    0: "のいずれかから登録",
    1: "のすべてから登録",
    2: "のどれからも未登録",
    3: "のうち未登録がある",
  },
  dateUse: "登録日の指定",
  dateUses: { 0: "登録日で絞らない", 1: "登録日で絞る", 2: "登録日時で絞る" },
  day: "登録日",
  time: "登録時刻",
  /** What is met, in the words of a sentence. */
  meets: {
    0: (what: string) => `流入経路${what}のいずれかから登録した`,
    1: (what: string) => `流入経路${what}のすべてから登録した`,
    2: (what: string) => `流入経路${what}のどれからも登録していない`,
    3: (what: string) => `流入経路${what}のうち登録していないものがある`,
  },
  within: (period: string, said: string) => `${period}の期間に${said}`,
};

/** Every language says exactly this much. */
export type LandingWords = typeof ja;

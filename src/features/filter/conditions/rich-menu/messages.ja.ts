export const ja = {
  match: "リッチメニューの条件",
  matches: {
    0: "が設定されている",
    10: "が設定されていない",
    2: "いずれかが設定されている（指定なし）",
    12: "どれも設定されていない（指定なし）",
  },
  /** What is met, in the words of a sentence. */
  meets: {
    0: (menu: string) => `リッチメニュー${menu}が設定されている`,
    10: (menu: string) => `リッチメニュー${menu}が設定されていない`,
    2: (_menu: string) => "リッチメニューのいずれかが設定されている",
    12: (_menu: string) => "リッチメニューがどれも設定されていない",
  },
};

/** Every language says exactly this much. */
export type RichMenuWords = typeof ja;

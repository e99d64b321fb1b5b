export const ja = {
  reaction: "反応",
  reactions: {
    0: "反応の指定なし",
    1: "反応がある",
    12: "メッセージの返信がある",
    11: "ボタンの反応のみ",
    10: "反応がない",
  },
  channel: "連絡手段",
  channels: {
    0: "すべての連絡手段",
    1: "チャットアプリ",
    11: "チャットアプリのみ",
    2: "メール",
    12: "メールのみ",
  },
  reacted: {
    1: "反応がある",
    12: "メッセージの返信がある",
    11: "ボタンの反応のみがある",
    10: "反応がない",
  },
  reached: {
    1: "チャットアプリで連絡できる",
    11: "チャットアプリのみで連絡できる",
    2: "メールで連絡できる",
    12: "メールのみで連絡できる",
  },
  /** The same before another phrase. */
  reactedAnd: {
    1: "反応があり",
    12: "メッセージの返信があり",
    11: "ボタンの反応のみがあり",
    10: "反応がなく",
  },
  both: (reacted: string, reached: string) => `${reacted}、${reached}`,
  unspecified: (nothing: string) => `反応と連絡手段${nothing}`,
};

/** Every language says exactly this much. */
export type OtherWords = typeof ja;

import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const otherLabel: Localized<string> = { ja: "その他", en: "Other" };

/** Words of the condition on reactions and channels. */
export const otherWords = words({
  ja: {
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
  },
  en: {
    reaction: "Reaction",
    reactions: {
      0: "Any reaction or none",
      1: "Has reacted",
      12: "Has replied by message",
      11: "Has only pressed buttons",
      10: "Has not reacted",
    },
    channel: "Channel",
    channels: {
      0: "All channels",
      1: "Chat app",
      11: "Chat app only",
      2: "Mail",
      12: "Mail only",
    },
    reacted: {
      1: "has reacted",
      12: "has replied by message",
      11: "has only pressed buttons",
      10: "has not reacted",
    },
    reached: {
      1: "can be reached by the chat app",
      11: "can be reached by the chat app only",
      2: "can be reached by mail",
      12: "can be reached by mail only",
    },
    reactedAnd: {
      1: "has reacted",
      12: "has replied by message",
      11: "has only pressed buttons",
      10: "has not reacted",
    },
    both: (reacted, reached) => `${reacted} and ${reached}`,
    unspecified: (nothing) => `reaction and channel ${nothing}`,
  },
});

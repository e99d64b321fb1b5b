import type { OtherWords } from "./messages.ja.js";

/** The same in English. */
export const en: OtherWords = {
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
};

import type { FriendNameWords } from "./messages.ja.js";

/** The same in English. */
export const en: FriendNameWords = {
  searched: "Names that are searched",
  names: { use_name: "Display name", use_short_name: "Short name", use_nickname: "Nickname" },
  anywhere: (texts) => `has ${texts} in the name`,
  within: (names, texts) => `has ${texts} in the name (${names.join(", ").toLowerCase()})`,
  nowhere: (nothing, texts) => `has ${texts} in the name ${nothing}`,
};

import type { MemberWords } from "./messages.ja.js";

/** The same in English. */
export const en: MemberWords = {
  mark: "Response mark",
  markUnchanged: "Leave as it is",
  loading: "Loading...",
  notShown: "Cannot be shown",
  setUp: "Set up",
  setUpElsewhere: "Set up response marks (opens in a new tab)",
  rate: "Display",
  rates: { [-10]: "Leave as it is", 1: "Back to normal", 0: "Hide", [-1]: "Block" },
  blockWarning:
    "Blocked friends vanish from the friend list and are sent no messages. Their tags and friend information are deleted.",
  marked: (mark) => `set the response mark ${mark}`,
  marks: (marked) => capitalized(marked),
  marksAnd: (marked, rated) => `${capitalized(marked)}; ${rated.toLowerCase()}`,
  rated: { 1: "Show the friend as normal again", 0: "Hide the friend", [-1]: "Block the friend" },
  nothingChanges: "Leave the response mark and the display as they are",
};

function capitalized(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

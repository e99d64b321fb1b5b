import { groupDigits } from "../../../lib/digits.js";
import type { AudienceWords } from "./messages.ja.js";

/** The same in English. */
export const en: AudienceWords = {
  title: "Audience",
  people: "friends",
  ofFriends: (friends) => `of ${groupDigits(friends)}`,
  allFriends: "All friends",
  countedAt: (time) => `Counted at ${time}`,
  counting: "Counting...",
  failed: "Could not be counted",
  again: "Count again",
  remaining: (count) => `${groupDigits(count)} left`,
  meets: (count) => `${groupDigits(count)} meet it`,
  left: "left out: not filled in",
  zero: (place) => `“${place}” leaves nobody.`,
  without: (place, count) => `Without “${place}” there are ${groupDigits(count)}.`,
  announced: (count) => `Audience: ${groupDigits(count)}`,
  showLadder: "Figures by condition",
  friend: "ID of a friend",
  check: "Check this friend",
  checking: "Checking...",
  checkFailed: "Could not be checked",
  meetsAll: "This friend meets the conditions",
  meetsNot: "This friend does not meet the conditions",
  saidOf: (name, said) => `${name}: ${said}`,
  stopChecking: "Stop checking",
};

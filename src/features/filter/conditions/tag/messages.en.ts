import type { TagWords } from "./messages.ja.js";

/** The same in English. */
export const en: TagWords = {
  match: "How tags are met",
  matches: { 0: "has any of", 1: "has all of", 2: "has none of", 3: "lacks some of" },
  meets: {
    0: (what) => `has any of the tags ${what}`,
    1: (what) => `has all of the tags ${what}`,
    2: (what) => `has none of the tags ${what}`,
    3: (what) => `does not have all of the tags ${what}`,
  },
  folder: (name) => `in folder “${name}”`,
};

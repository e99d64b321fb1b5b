import { linkedWords } from "../parts/linked/messages.en.js";
import type { TagWords } from "./messages.ja.js";

/** The same in English. */
export const en: TagWords = {
  ...linkedWords,
  operation: "Operation",
  operations: { 0: "Add", 1: "Remove", 2: "Add from linked data", 3: "Remove from linked data" },
  tag: "Tags",
  candidates: "Tags it may name",
  tagsRequired: "Choose tags.",
  folderRequired: "Choose a folder of tags.",
  tags: (names) => `the tags ${names}`,
  folder: (name) => `the tags of folder ${name}`,
  sentences: {
    0: (tags) => `Add ${tags}`,
    1: (tags) => `Remove ${tags}`,
    2: (tags, linked) => `Of ${tags}, add those in ${linked}`,
    3: (tags, linked) => `Of ${tags}, remove those in ${linked}`,
  },
};

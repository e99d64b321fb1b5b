import type { AddingWords } from "./messages.ja.js";

/** The same in English. */
export const en: AddingWords = {
  alreadyAddedMark: " (added)",
  added: (place) => `“${place}” was added`,
  removed: (place) => `“${place}” was removed`,
  moved: (label, number) => `“${label}” is now number ${number}`,
  duplicated: (place) => `Duplicated as “${place}”`,
  inverted: (place) => `“${place}” was inverted`,
  wrapped: "The condition was wrapped in an or-panel",
  dissolved: "The or-panel was dissolved",
  cleared: "All conditions were removed",
  undone: "Undone",
  redone: "Redone",
};

import type { AddingWords } from "./messages.ja.js";

/** The same in English. */
export const en: AddingWords = {
  addHeading: "Add an effect",
  add: (label) => `Add: ${label}`,
  alreadyAddedMark: "added",
  alreadyAdded: "This has already been added",
  added: (place) => `Added “${place}”`,
  removed: (place) => `Deleted “${place}”`,
  moved: (label, number) => `Moved “${label}” to place ${number}`,
  duplicated: (place) => `Duplicated to “${place}”`,
  undone: "Undone",
  redone: "Redone",
};

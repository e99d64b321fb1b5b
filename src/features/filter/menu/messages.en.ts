import type { MenuWords } from "./messages.ja.js";

/** The same in English. */
export const en: MenuWords = {
  moveUp: "Move up",
  moveDown: "Move down",
  duplicate: "Duplicate",
  invert: "Invert",
  invertDates: "Cannot be inverted while it is narrowed by dates",
  invertNone: "This condition has no exact opposite",
  moveToAnd: "Move to “Meet all”",
  moveToOr: (number) => `Move to or-panel ${number}`,
  wrap: "Put an or-panel around it",
  dissolve: "Dissolve the or-panel",
  removeAll: "Remove all conditions",
};

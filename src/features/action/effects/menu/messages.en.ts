import type { MenuWords } from "./messages.ja.js";

/** The same in English. */
export const en: MenuWords = {
  deed: "What to do",
  deeds: { 1: "Set", 0: "Remove" },
  menu: "Rich menu",
  menuRequired: "Choose a rich menu.",
  shown: (menu) => `Set the rich menu ${menu}`,
  removed: "Remove the rich menu",
};

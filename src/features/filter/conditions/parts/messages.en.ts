import type { PartWords } from "./messages.ja.js";

/** The same in English. */
export const en: PartWords = {
  between: "–",
  rangeFrom: (label) => `${label}, from`,
  rangeTo: (label) => `${label}, to`,
  day: (text) => text,
  since: (said) => `since ${said}`,
  until: (said) => `until ${said}`,
  fromTo: (from, to) => `from ${from} until ${to}`,
  clear: (said) => `Clear ${said}`,
  quoted: (name) => `“${name}”`,
  list: (names) => names.map((name) => `“${name}”`).join(", "),
  listOr: (names) => names.map((name) => `“${name}”`).join(" or "),
  nothingChosen: "(nothing chosen)",
  anyTime: "(any time)",
  separatedByBlanks: "Separate several by blanks",
  items: "Choose items",
  folder: "Choose a folder",
  folderOf: (label) => `Folder of ${label}`,
  method: (label) => `How ${label} is chosen`,
  newTab: " (opens in a new tab)",
  dateOpen: "Narrow by date",
};

import type { OptionWords } from "./messages.ja.js";

/** The same in English. */
export const en: OptionWords = {
  folder: "Folder",
  noFolder: "Uncategorised",
  unknownFolder: (id) => `ID ${id}`,
  foldersFailed: "The folders could not be loaded.",
  copyFromSaved: "Copy from a custom search",
  copied: (name) => `“${name}” was loaded`,
  appendInstead: "Add instead of replacing",
  appended: (name) => `The conditions of “${name}” were added`,
  takeNum: "Shown at once",
  takeNums: { 50: "50", 100: "100", 200: "200 (without icons)" },
  sortType: "Order",
  sortTypes: {
    1: "Newest friends first",
    0: "Oldest friends first",
    3: "Newest message first",
    4: "Oldest message first",
  },
  withBlocked: "Friends who blocked",
  withBlockeds: { 0: "Hide", 1: "Show", 2: "Only those who blocked" },
  userRateType: "Hidden friends",
  userRateTypes: { 0: "Hide", 1: "Show", 3: "Only hidden or blocked" },
};

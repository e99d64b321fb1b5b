import { type ChoosingWords, ja } from "./messages.ja.js";

/** The same in English. Dates are written in the formats of the server, whatever the language. */
export const en: ChoosingWords = {
  edit: "Edit",
  editElsewhere: (label) => `Edit ${label} (opens in a new tab)`,
  items: "Choose items",
  folder: "Choose a folder",
  folderOf: (label) => `Folder of ${label}`,
  method: (label) => `How ${label} is chosen`,
  event: (label) => `“${label}”:`,
  unknownEvent: "unknown",
  key: "Linked value",
  chooseKey: "Choose a value",
  noKeys: "There are no values to choose",
  path: (labels) => labels.join(" › "),
  format: "Format of date and time",
  formats: ja.formats,
};

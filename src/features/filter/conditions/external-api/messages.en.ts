import { type ExternalApiWords, ja } from "./messages.ja.js";

/** The same in English. What is compared is written in the formats of the server, whatever the language. */
export const en: ExternalApiWords = {
  event: (label) => `“${label}”:`,
  unknownEvent: "unknown",
  key: "Linked value",
  chooseKey: "Choose a value",
  noKeys: "There are no values to choose",
  path: (labels) => labels.join(" › "),
  format: "Format of date and time",
  formats: ja.formats,
  match: "How the linked value is compared",
  what: (event, key) => `${key} of the external API event ${event || "(unknown)"}`,
  written: (format) => ` (${format})`,
};

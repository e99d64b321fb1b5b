import type { ExternalApiWords } from "./messages.ja.js";

/** The same in English. */
export const en: ExternalApiWords = {
  match: "How the linked value is compared",
  what: (event, key) => `${key} of the external API event ${event || "(unknown)"}`,
  written: (format) => ` (${format})`,
};

import type { AspWords } from "./messages.ja.js";

/** The same in English. */
export const en: AspWords = {
  explained:
    "When this runs, a conversion is registered with the affiliate service. There is nothing to set.",
  sentence: "Register a conversion with the affiliate service",
};

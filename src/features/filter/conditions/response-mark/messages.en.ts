import type { ResponseMarkWords } from "./messages.ja.js";

/** The same in English. */
export const en: ResponseMarkWords = {
  setUp: "Set up",
  setUpElsewhere: "Set up response marks (opens in a new tab)",
  is: (marks) => `the response mark is ${marks}`,
};

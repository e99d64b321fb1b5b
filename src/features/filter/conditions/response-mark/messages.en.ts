import type { ResponseMarkWords } from "./messages.ja.js";

/** The same in English. */
export const en: ResponseMarkWords = {
  setUp: "Set up response marks",
  is: (marks) => `the response mark is ${marks}`,
};

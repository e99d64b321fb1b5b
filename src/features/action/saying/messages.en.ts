import type { SayWords } from "./messages.ja.js";

/** The same in English. */
export const en: SayWords = {
  quoted: (name) => `“${name}”`,
  list: (quoted) => quoted.join(", "),
  more: (list, more) => `${list} and ${more} more`,
  nothingChosen: "(nothing chosen)",
  nothingTyped: "(nothing entered)",
  held: "saved as it is",
};

import type { LinkedWords } from "./linked-context.js";

export const linkedWords: LinkedWords = {
  linkedKey: "Linked data",
  linkedKeyRequired: "Choose a linked value.",
  linkedValue: (event, key) => `the linked value ${key}${event === "" ? "" : ` of ${event}`}`,
  linkedFormat: (format) => ` (${format})`,
};

import type { ElementWords } from "./messages.ja.js";

export const en: ElementWords = {
  crashed: "This editor could not be shown",
  retry: "Show it again",
  workToCopy: "Your work (select all to copy)",
};

import { containsAny, foldedWords } from "../fold.js";
import type { Meaning } from "../meaning.js";

/** 25: whose status message contains the text, as one word. Left out: blank. */
export const byStatusMessage: Meaning<{ status: string }> = ({ status }) => {
  const words = foldedWords([status]);
  return words.length === 0 ? null : ({ status_message }) => containsAny(status_message, words);
};

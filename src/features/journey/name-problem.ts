import type { JourneyWords } from "./messages.js";

/** So many characters a name may have. */
const longest = 100;

/** Problem with a typed name (rules: journey-names); `null` where nothing is. */
export function nameProblem(text: string, words: JourneyWords): string | null {
  const name = text.trim();
  if (name === "") return words.nameRequired;
  return [...name].length > longest ? words.nameTooLong : null;
}

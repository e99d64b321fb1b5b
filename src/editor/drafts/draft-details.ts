import type { Locale } from "../../lib/locale.js";
import type { EditingWords } from "../messages.js";
import type { Draft } from "./draft.js";

/**
 * Facts by which an operator chooses between a draft and what is shown: when it is from, how much it differs, and to
 * which saved record it belongs where the page shows none.
 */
export function draftDetails(
  { savedAt, record, savedHere }: Draft,
  differences: number,
  { words, locale, shownRecord }: { words: EditingWords; locale: Locale; shownRecord: string | null },
): readonly string[] {
  const when = new Intl.DateTimeFormat(locale, {
    ...(yearOf(savedAt) !== yearOf(Date.now()) && { year: "numeric" }),
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  }).format(savedAt);
  const facts = [words.draftFrom(when), ...(differences > 0 ? [words.draftDiffers(differences)] : [])];
  const belongs = savedHere && record !== null && shownRecord === null;
  return [facts.join(words.between), ...(belongs ? [words.draftOfSaved(record)] : [])];
}

/** Both by the clock of one machine. */
function yearOf(instant: number): number {
  return new Date(instant).getFullYear();
}

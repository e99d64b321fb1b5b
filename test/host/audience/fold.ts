/** What searching for words compares: width and case do not count. */
export function fold(text: string): string {
  return wellFormed(text).normalize("NFKC").toLowerCase();
}

/** The text as Unicode can say it. SQLite takes half of a surrogate pair for a different thing each way it comes. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** The words of a condition that say something, folded. */
export function foldedWords(words: unknown): string[] {
  const given = Array.isArray(words) ? words : [words];
  return given
    .filter((word) => typeof word === "string" && word.trim() !== "")
    .map((word) => fold(word.trim()));
}

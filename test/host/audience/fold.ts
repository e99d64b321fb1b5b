/** What searching for words compares: width and case do not count. */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The words of a condition that say something, folded. */
export function foldedWords(words: unknown): string[] {
  const given = Array.isArray(words) ? words : [words];
  return given
    .filter((word) => typeof word === "string" && word.trim() !== "")
    .map((word) => fold(word.trim()));
}

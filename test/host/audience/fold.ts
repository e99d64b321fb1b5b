/** What searching for words compares: Unicode NFKC, then lower case. */
export function fold(text: string): string {
  return wellFormed(text).normalize("NFKC").toLowerCase();
}

/** The text as Unicode can say it: half of a surrogate pair reads as U+FFFD *(ours)*. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** The words that a condition's texts look for: trimmed, blank ones left out, folded. */
export function foldedWords(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map(fold);
}

/** Whether a text contains one of the words, character by character. */
export function containsAny(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.some((word) => folded.includes(word));
}

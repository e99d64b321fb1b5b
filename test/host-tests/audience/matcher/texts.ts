/** Unicode NFKC, then lower case. */
export function folded(text: string): string {
  return wellFormed(text).normalize("NFKC").toLowerCase();
}

/** The text with U+FFFD for each half of a character. */
export function wellFormed(text: string): string {
  return Array.from(text, (character) => (/^[\ud800-\udfff]$/.test(character) ? "\ufffd" : character)).join(
    "",
  );
}

/** What a condition's texts look for: trimmed, blank ones left out, folded. */
export function wordsIn(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map(folded);
}

/** Whether a text contains one of the words. */
export function containsAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => folded(text).includes(word));
}

/** The number that a text is, if it is one. */
export function numberIn(text: string): number | undefined {
  if (text.trim() === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

type Test = ((texts: readonly string[]) => boolean) | null;

/** "Values" of 75 and 115: what is asked of all the texts a friend has, or null when the condition is left out. */
export function valueTest(match: 0 | 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 13, asWritten: string): Test {
  const query = wellFormed(asWritten);
  const test = wellFormedTest(match, query);
  return test && ((texts) => test(texts.map(wellFormed)));
}

function wellFormedTest(match: 0 | 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 13, query: string): Test {
  if (match === 3) return (texts) => texts.length > 0;
  if (match === 2) return (texts) => texts.length === 0;
  if (query.trim() === "") return null;
  switch (match) {
    case 0:
      return (texts) => texts.some((text) => text === query);
    case 4:
      return (texts) => !texts.some((text) => text === query);
    case 1:
      return (texts) => texts.some((text) => text.includes(query));
    case 5:
      return (texts) => !texts.some((text) => text.includes(query));
  }
  const asked = numberIn(query);
  if (asked === undefined) return null;
  return (texts) =>
    texts.some((text) => {
      const number = numberIn(text);
      if (number === undefined) return false;
      if (match === 10) return number >= asked;
      if (match === 11) return number > asked;
      if (match === 12) return number <= asked;
      return number < asked;
    });
}

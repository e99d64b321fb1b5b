/** Characters that never join their neighbours: ASCII, and the kana, ideographs and signs of Japanese. */
const standAlone = /^[ -~\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff60]*$/;

/** Made when it is first needed: making one reads tables for 15 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text into the characters that a reader sees: an emoji family is one, and a kana with its mark. */
export function graphemesOf(text: string): Iterable<string> {
  return standAlone.test(text) ? text : segmentsOf(text);
}

/**
 * The beginning of a text, cut between two of its characters: at most `most` UTF-16 units, or whatever `lengthOf` counts.
 */
export function beginningOf(
  text: string,
  most: number,
  lengthOf: (character: string) => number = ({ length }) => length,
): string {
  let beginning = "";
  let length = 0;
  for (const character of graphemesOf(text)) {
    length += lengthOf(character);
    if (length > most) break;
    beginning += character;
  }
  return beginning;
}

/** How many code points there are, as names are measured. */
export function codePoints(text: string): number {
  return [...text].length;
}

function* segmentsOf(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

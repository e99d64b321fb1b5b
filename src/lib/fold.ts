const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/**
 * A text as searches compare it: compatibility forms, case and the two kana are one, blanks count for nothing. Whatever
 * contains another text still contains it folded.
 */
export function fold(text: string): string {
  return Array.from(foldedPieces(text), (piece) => piece.folded).join("");
}

/** Whether `text` contains what the operator typed. An empty query is in every text. */
export function foldedIncludes(text: string, query: string): boolean {
  return text.includes(query) || fold(text).includes(fold(query));
}

/** A part of the original text, in UTF-16 units; `end` is the first unit after it. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Where in the original text the query is found, for highlighting: without overlaps, from the start. What the reader sees
 * as one character is marked as a whole, even if only a part of it was asked for (㍻ by "平").
 */
export function foldedMatches(text: string, query: string): TextRange[] {
  const wanted = fold(query);
  if (wanted === "") return [];
  const pieces = foldedPieces(text);
  const folded = pieces.map((piece) => piece.folded).join("");
  const owners = pieces.flatMap((piece) => Array.from({ length: piece.folded.length }, () => piece));
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [owners[at], owners[at + wanted.length - 1]];
    if (!first || !last) break;
    const previous = ranges.at(-1);
    // Two finds inside one ligature would mark it twice.
    if (previous && previous.end >= first.end) continue;
    ranges.push({ start: Math.max(first.start, previous?.end ?? 0), end: last.end });
  }
  return ranges;
}

interface Piece extends TextRange {
  folded: string;
}

/** A piece is a base with everything that composes with it, so that ｶﾞ (two units) folds to が (one). */
function foldedPieces(text: string): Piece[] {
  return Array.from(graphemes.segment(text), ({ segment, index }) => ({
    start: index,
    end: index + segment.length,
    folded: foldPiece(segment),
  }));
}

function foldPiece(segment: string): string {
  // Decomposed at the end: a lone mark or a base that is asked for by itself is then found inside what it composes with.
  const plain = segment.normalize("NFKC").toLowerCase().normalize("NFKC");
  return plain.replace(katakana, hiraganaOf).replace(/\s+/gu, "");
}

// ァ–ヶ and the repeat marks have a hiragana at the same distance; ヷ and its like have none.
const katakana = /[ァ-ヶヽヾ]/gu;
const kanaDistance = 0x60;

function hiraganaOf(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - kanaDistance);
}

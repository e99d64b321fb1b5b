import { isRegular } from "./regular-text.js";

/** Made when the first text needs it: making one reads tables for 15 ms. */
let graphemes: Intl.Segmenter | undefined;

/** Invisible characters: zero-width and directional marks, the soft hyphen, joiners, variation selectors. */
const unseen = /\p{DI}/u;

/**
 * A name without the blanks and the unseen characters around it; inside they may mean something (a joiner, a selector).
 * What makes the look of the last character belongs to it.
 */
export function trimUnseen(text: string): string {
  // From the first that is seen to the last: a search for blanks at the end would begin anew at each blank of a long text.
  const found = /[^\s\p{DI}](?:.*[^\s\p{DI}])?/su.exec(text);
  if (!found) return "";
  const [seen] = found;
  const [look] = lookOfLast(seen).exec(text.slice(found.index + seen.length)) ?? [""];
  return seen + look;
}

/** Invisible characters that may belong to the last visible one: a selector (☎️, 葛󠄀), or the tags of a flag (🏴󠁧󠁢󠁥󠁮󠁧󠁿). */
function lookOfLast(seen: string): RegExp {
  if (seen.endsWith("\u{1f3f4}")) return /^\ufe0f?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?/u;
  return /\p{Emoji}$/u.test(seen.slice(-2))
    ? /^[\ufe0e\ufe0f]/u
    : /^[\u180b-\u180d\u180f\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u;
}

/**
 * A text as searches compare it: width, case, the two kana and the look-alike dashes are one, blanks and what cannot be
 * seen count for nothing.
 * が and か, サーバ and サーバー stay different. Keep the answer where many texts are searched at every key press.
 */
export function fold(text: string): string {
  const seen = unseen.test(text) ? text.replace(/\p{DI}+/gu, "") : text;
  const plain = seen.normalize("NFKC").toLowerCase();
  return plain
    .replace(katakana, hiraganaOf)
    .replace(/[〜ς‐‑–−]/gu, sameAs)
    .replace(/[\s\p{DI}]+/gu, "");
}

/** Returns true when `text` contains what the operator typed: wherever plain containment says so, and where folding does. */
export function foldedIncludes(text: string, query: string): boolean {
  // Folding alone would lose a base that composes with the mark after it: か in か + U+3099.
  return fold(text).includes(fold(query)) || text.includes(query);
}

/** A part of the original text, in UTF-16 units; `end` is the first unit after it. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Ranges of the original text in which the query is found, for highlighting: from the start, without overlaps. What
 * the reader sees as one character is marked as a whole, even if only a part of it was asked for (㍻ by 平).
 */
export function foldedMatches(text: string, query: string): TextRange[] {
  const wanted = fold(query);
  if (wanted === "") return [];
  const units = foldedUnits(text);
  const folded = units.map((unit) => unit.folded).join("");
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [units[at], units[at + wanted.length - 1]];
    const reached = ranges.at(-1)?.end ?? 0;
    if (first && last && last.end > reached) {
      ranges.push({ start: Math.max(first.start, reached), end: last.end });
    }
  }
  return ranges.length > 0 ? ranges : plainMatches(text, query);
}

/** One for each UTF-16 unit of the folded text: the unit, and the character of the original it came from. */
function foldedUnits(text: string): (TextRange & { folded: string })[] {
  if (isRegular(text)) return text.split("").flatMap(foldedCharacter);
  graphemes ??= new Intl.Segmenter("ja", { granularity: "grapheme" });
  return seenCharacters([...graphemes.segment(text)]).flatMap(({ segment, index }) =>
    fold(segment)
      .split("")
      .map((folded) => ({ folded, start: index, end: index + segment.length })),
  );
}

/** Splits a text into visible characters; where something unseen stands between a letter and its mark, the three are one. */
function seenCharacters(segments: readonly { segment: string; index: number }[]) {
  const joined: { segment: string; index: number }[] = [];
  for (const each of segments) {
    const last = joined.at(-1);
    const isMark = last !== undefined && /\p{DI}$/u.test(last.segment) && /^[\p{M}ﾞﾟ]/u.test(each.segment);
    if (last && (isMark || unseen.test(each.segment.charAt(0)))) {
      joined[joined.length - 1] = { segment: last.segment + each.segment, index: last.index };
    } else joined.push(each);
  }
  return joined;
}

/** The few hundred characters that names consist of, each row of a search asks for again. */
const foldedBefore = new Map<string, string>();

function foldedCharacter(character: string, start: number): (TextRange & { folded: string })[] {
  const folded = foldedBefore.get(character) ?? fold(character);
  foldedBefore.set(character, folded);
  return folded === "" ? [] : [{ folded, start, end: start + 1 }];
}

function plainMatches(text: string, query: string): TextRange[] {
  const start = text.indexOf(query);
  return start < 0 ? [] : [{ start, end: start + query.length }];
}

// ァ to ヶ and the two repeat marks: their hiragana stands at the same distance. ヷ and its like have none.
const katakana = /[ァ-ヶヽヾ]/gu;

function hiraganaOf(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0x60);
}

/** NFKC makes ～ a tilde but leaves 〜, which other keyboards type for the same; likewise the dashes. */
function sameAs(character: string): string {
  if (character === "ς") return "σ";
  return character === "\u301c" ? "~" : "-";
}

import { fold } from "../lib/fold.js";

/** Rectangle of a button; it is laid out in lines that break. */
type Place = Pick<DOMRect, "left" | "top" | "right">;

/**
 * Button to which a key leads among buttons in lines: ← → to the neighbour, round at the ends, ↑ ↓ to the line above
 * or below, Home and End to the ends, a letter to the next label that begins with it, right after the letters
 * `before` to one that begins with all of them. No answer for any other key.
 */
export function paletteTarget(
  key: string,
  at: number,
  places: readonly Place[],
  labels: readonly string[],
  before = "",
): number | undefined {
  const count = places.length;
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowDown":
      return inLine(at, places, 1);
    case "ArrowUp":
      return inLine(at, places, -1);
    default:
      return [...key].length === 1 && key !== " " ? byLetters(fold(before + key), at, labels) : undefined;
  }
}

/** The nearest of the next line, from the middle of the button; past the last line nothing. */
function inLine(at: number, places: readonly Place[], step: 1 | -1): number | undefined {
  const from = places[at];
  if (!from) return undefined;
  const beyond = places.filter(({ top }) => (top - from.top) * step > 1);
  const line = Math.min(...beyond.map(({ top }) => top * step)) * step;
  const middle = (place: Place) => (place.left + place.right) / 2;
  const [nearest] = beyond
    .filter(({ top }) => Math.abs(top - line) <= 1)
    .toSorted((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)));
  return nearest && places.indexOf(nearest);
}

/** Those that begin so in writing come before those whose kanji is read so; of several letters the one where it is will do. */
function byLetters(typed: string, at: number, labels: readonly string[]): number | undefined {
  const heads = labels.map((label) => [...fold(label)][0] ?? "");
  const indexes = (fits: (head: string) => boolean) =>
    heads.flatMap((head, index) => (fits(head) ? [index] : []));
  const written = indexes((head) => typed[0] === head || isBegunBy(typed, syllableOf(head)));
  const latin = syllableOf(typed[0] ?? "") || typed;
  const all = [...written, ...indexes((head) => isBegunBy(latin, readings[head] ?? ""))];
  if (!all.includes(at)) return written.find((index) => index > at) ?? all[0];
  return typed.length > 1 ? at : all[(all.indexOf(at) + 1) % all.length];
}

/** Latin letters stand for the kana that they begin to write: t or ta for ta, f for fu. What follows the kana is not looked at. */
function isBegunBy(typed: string, syllable: string): boolean {
  const latin = (sameKana[typed[0] ?? ""] ?? typed[0]) + typed.slice(1);
  return syllable !== "" && (syllable.startsWith(latin) || latin.startsWith(syllable));
}

/** Latin letters of a hiragana; nothing for any other letter. */
function syllableOf(kana: string): string {
  const code = kana.charCodeAt(0) - 0x3041;
  const [initial = "", vowel = ""] = [initials[code], vowels[code]];
  return initial === vowel ? vowel : initial + vowel;
}

/** Initial Latin letter and vowel of each hiragana, in the order of their codes from the small a on. */
const initials = "aaiiuueeookgkgkgkgkgszszszszsztdtdttdtdtdnnnnnhbphbphbphbphbpmmmmmyyyyyyrrrrrwwwwwn";
const vowels = "aaiiuueeooaaiiuueeooaaiiuueeooaaiiuuueeooaiueoaaaiiiuuueeeoooaiueoaauuooaiueoaaieon";
const sameKana: Readonly<Record<string, string>> = { c: "t", f: "h", j: "z" };

/** First syllable of what can be added and begins with a kanji. */
const readings: Readonly<Record<string, string>> = {
  名: "na",
  個: "ko",
  友: "to",
  対: "ta",
  共: "ki",
  流: "ri",
  回: "ka",
  最: "sa",
  外: "ga",
};

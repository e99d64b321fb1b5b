import { fold } from "../lib/fold.js";

/** Rectangle of a button; it is laid out in lines that break. */
type Place = Pick<DOMRect, "left" | "top" | "right">;

/**
 * Button to which a key leads among buttons in lines: ← → to the neighbour, round at the ends, ↑ ↓ to the line above
 * or below, Home and End to the ends, a letter to the next label that begins with it. No answer for any other key.
 */
export function paletteTarget(
  key: string,
  at: number,
  places: readonly Place[],
  labels: readonly string[],
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
      return [...key].length === 1 && key !== " " ? byLetter(fold(key), at, labels) : undefined;
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

/** A Latin letter stands for the kana that it begins to write, too: t for ta, f for fu. */
function byLetter(letter: string, at: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (at + 1 + step) % labels.length);
  return order.find((index) => {
    const [first] = fold(labels[index] ?? "");
    return first !== undefined && (first === letter || initialOf(first) === (sameKana[letter] ?? letter));
  });
}

/** Initial Latin letter of each hiragana, in the order of their codes from the small a on. */
const initials = "aaiiuueeookgkgkgkgkgszszszszsztdtdttdtdtdnnnnnhbphbphbphbphbpmmmmmyyyyyyrrrrrwwwwwn";
const initialOf = (kana: string) => initials[kana.charCodeAt(0) - 0x3041];
const sameKana: Readonly<Record<string, string>> = { c: "t", f: "h", j: "z" };

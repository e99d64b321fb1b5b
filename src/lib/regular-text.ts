/**
 * The characters that fold one to one, or to nothing, whatever stands beside them: ASCII, kana, kanji, full-width
 * forms, half-width kana, dashes. Nearly all names consist of them.
 */
export const regularRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0x2010, 0x2010],
  [0x2012, 0x2015],
  [0x2212, 0x2212],
  [0x3000, 0x3029],
  [0x3041, 0x3096],
  [0x309d, 0x309e],
  [0x30a0, 0x30fe],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xff01, 0xff5e],
  // Without the two voicing marks: ｶ before one of them is another letter.
  [0xff61, 0xff9d],
];

/** Finds what cannot be folded character by character. */
export const irregular = new RegExp(
  `[^${regularRanges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join("")}]`,
);

/** True for a text that can be folded character by character. */
export function isRegular(text: string): boolean {
  return !irregular.test(text);
}

/** A UTF-16 unit as a regular expression writes it. */
export function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

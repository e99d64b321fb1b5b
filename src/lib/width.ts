import { graphemesOf } from "./graphemes.js";

/** Display width: a code point above 255 counts 2, others 1 (rules: display-width). */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) > 255 ? 2 : 1;
  return width;
}

/**
 * Cuts text to a display width and ends it with `…`. The cut never splits what the reader sees as one character
 * (an emoji family, a kana with its mark). Text that fits comes back as it is.
 */
export function cutToWidth(text: string, width: number): string {
  let used = 0;
  let kept = "";
  for (const character of graphemesOf(text)) {
    used += textWidth(character);
    if (used > width) return `${kept}…`;
    kept += character;
  }
  return kept;
}

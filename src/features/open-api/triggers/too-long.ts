/** So many characters a name or a label may have (rules: trigger-names, trigger-action). */
const longest = 100;

/** True for a text with more units; what looks like one character to the reader may be two units. */
export function isTooLong(text: string): boolean {
  return text.length > longest && [...text].length > longest;
}

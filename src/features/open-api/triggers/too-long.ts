/** So many characters a name or a label may have (contract open-api.md §9.3, §10.2). */
const longest = 100;

/** Whether a text has more; what looks like one character to the reader may be two units. */
export function isTooLong(text: string): boolean {
  return text.length > longest && [...text].length > longest;
}

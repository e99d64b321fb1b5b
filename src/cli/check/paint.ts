/* Colours of a terminal, and lines of a width. */

export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  mild(text: string): string;
  dim(text: string): string;
  strong(text: string): string;
}

const code = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;
const plain = (text: string) => text;

export const coloured: Paint = {
  good: code(32, 39),
  bad: code(31, 39),
  mild: code(33, 39),
  dim: code(2, 22),
  strong: code(1, 22),
};
export const uncoloured: Paint = { good: plain, bad: plain, mild: plain, dim: plain, strong: plain };

/** Broken at spaces; what is longer than a line stays whole. */
export function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line += (line && " ") + word;
  }
  return [...lines, line];
}

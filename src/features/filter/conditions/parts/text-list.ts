/** The texts in what was typed; blanks of either width are between them. */
export function splitTexts(typed: string): string[] {
  return typed.split(/[\s\u3000]+/).filter((text) => text !== "");
}

/** The texts as one line that can be typed on. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(" ");
}

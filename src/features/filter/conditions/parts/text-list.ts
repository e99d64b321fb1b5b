import * as v from "valibot";

/** Several texts. Servers write one as a plain text, figures among them as numbers, and none as `null`, too. */
export const textList = v.nullable(
  v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
);

/** The texts of a stored list. */
export function readTexts(stored: v.InferOutput<typeof textList>): string[] {
  const texts = Array.isArray(stored) ? stored.map(String) : splitTexts(String(stored ?? ""));
  return texts.filter((text) => text.trim() !== "");
}

/** The texts in what was typed; blanks of either width are between them. */
export function splitTexts(typed: string): string[] {
  return typed.split(/\s+/).filter((text) => text !== "");
}

/** The texts as one line that can be typed on. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(" ");
}

import type { SentLength } from "./definition.js";
import { definitionOf, readPlaceholder } from "./index.js";

/** How much longer, or shorter, a text gets when its placeholders are filled in. */
export function lengthFilledIn(sources: readonly string[], today: string): SentLength {
  let sum: SentLength = { min: 0, max: 0 };
  for (const source of sources) {
    const placeholder = readPlaceholder(source);
    if (!placeholder) continue;
    const { min, max } = definitionOf(placeholder).sentLength?.(placeholder, today) ?? anyLength;
    sum = {
      min: sum.min - source.length + min,
      max: sum.max === null || max === null ? null : sum.max - source.length + max,
    };
  }
  return sum;
}

const anyLength: SentLength = { min: 0, max: null };

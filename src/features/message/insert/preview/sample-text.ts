import type { Locale } from "../../../../lib/locale.js";
import { messageWords } from "../../messages.js";
import { definitionOf, type Placeholder, readPlaceholder } from "../../placeholders/index.js";
import { readText } from "../../text/read-text.js";

/** A text as one friend may get it. `labelOf` says what a placeholder is called. */
export function sampleText(
  text: string,
  context: { locale: Locale; today: string; labelOf(source: string): string },
): string {
  const sampled = (source: string) => {
    const placeholder = readPlaceholder(source);
    return placeholder ? sample(placeholder, context.labelOf(source), context) : source;
  };
  return readText(text)
    .map(
      ({ lead, pieces }) =>
        lead + pieces.map((piece) => (piece.is === "text" ? piece.source : sampled(piece.source))).join(""),
    )
    .join("");
}

function sample(placeholder: Placeholder, label: string, context: { locale: Locale; today: string }): string {
  const filledIn = definitionOf(placeholder).sample?.(placeholder, context) ?? null;
  return filledIn ?? messageWords[context.locale].sampleOf(label);
}

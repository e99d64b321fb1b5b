import type { ResourceItem } from "../../../../api/resources.js";
import type { SampleContext } from "../../placeholders/definition.js";
import { definitionOf, type Placeholder, readPlaceholder } from "../../placeholders/index.js";
import { readText } from "../../text/read-text.js";
import { insertWords } from "../messages.js";

/** Context of a preview. */
export interface PreviewContext extends Pick<SampleContext, "locale" | "today"> {
  /** Name of a placeholder. */
  labelOf(source: string): string;
  /** Item that a placeholder names, as far as the lists have it. */
  itemOf(placeholder: Placeholder): ResourceItem | undefined;
}

/** A text as one friend may get it. */
export function sampleText(text: string, context: PreviewContext): string {
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

function sample(placeholder: Placeholder, label: string, { itemOf, ...context }: PreviewContext): string {
  const item = itemOf(placeholder);
  const filledIn = definitionOf(placeholder).sample?.(placeholder, { ...context, item }) ?? null;
  return filledIn ?? insertWords[context.locale].sampleOf(label);
}

import type { ResourceItem } from "../../../../api/resources.js";
import { useSheet } from "../../../../kit/sheets.js";
import type { Locale } from "../../../../lib/locale.js";
import { listOf, useReferences } from "../../../../references/index.js";
import { namedItem } from "../../placeholders/describe.js";
import type { Placeholder } from "../../placeholders/index.js";
import { insertWords } from "../messages.js";
import sheet from "./preview.css?inline";
import { sampleText } from "./sample-text.js";

/** The text as a friend may get it, with sample values. */
export function Preview(props: {
  text: string;
  locale: Locale;
  today: string;
  /** Name of a placeholder. */
  labelOf(source: string): string;
}) {
  useSheet(sheet);
  const { text, locale, today, labelOf } = props;
  const { lists } = useReferences();
  function itemOf(placeholder: Placeholder): ResourceItem | undefined {
    const named = namedItem(placeholder);
    return named ? listOf(lists, named).state().source?.items[named.id] : undefined;
  }
  const words = insertWords[locale];
  const sampled = sampleText(text, { locale, today, labelOf, itemOf });
  return (
    <section className="message-preview" aria-label={words.previewOf}>
      <div className="message-preview-head">{words.previewOf}</div>
      <p className="message-preview-text scroll-box">{sampled}</p>
    </section>
  );
}

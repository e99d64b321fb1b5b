import { useSheet } from "../../../../kit/sheets.js";
import type { Locale } from "../../../../lib/locale.js";
import { messageWords } from "../../messages.js";
import type { MessageTexts } from "../../use-message-texts.js";
import sheet from "./preview.css?inline";
import { sampleText } from "./sample-text.js";

/** The text as a friend may get it, with sample values. */
export function Preview({ text, texts, locale }: { text: string; texts: MessageTexts; locale: Locale }) {
  useSheet(sheet);
  const words = messageWords[locale];
  const sampled = sampleText(text, {
    locale,
    today: texts.today,
    labelOf: (source) => texts.describe(source).label,
  });
  return (
    <section className="message-preview" aria-label={words.previewOf}>
      <div className="message-preview-head">{words.previewOf}</div>
      <p className="message-preview-text">{sampled}</p>
    </section>
  );
}

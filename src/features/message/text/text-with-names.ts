import type { Locale } from "../../../lib/locale.js";
import type { Names } from "../../../references/index.js";
import { messageWords } from "../messages.js";
import { placeholderLabel } from "../placeholders/describe.js";
import { readPlaceholder } from "../placeholders/index.js";
import { readText } from "./read-text.js";

/** A text for sentences: its placeholders by their names, in brackets. */
export function textWithNames(text: string, names: Names, locale: Locale): string {
  return readText(text)
    .map(
      ({ lead, pieces }) =>
        lead + pieces.map(({ is, source }) => (is === "text" ? source : named(source))).join(""),
    )
    .join("");

  function named(source: string): string {
    const placeholder = readPlaceholder(source);
    return placeholder
      ? messageWords[locale].inSentence(placeholderLabel(placeholder, names, locale))
      : source;
  }
}

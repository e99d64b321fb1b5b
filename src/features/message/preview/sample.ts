import { daysBetween } from "../../../lib/dates/days.js";
import type { Locale } from "../../../lib/locale.js";
import { messageWords } from "../messages.js";
import { dateSample, writeDay } from "../placeholders/describe.js";
import { type Placeholder, readPlaceholder } from "../placeholders/placeholder.js";
import { readText } from "../text/read-text.js";

/** How long something is when it is sent, or by how much it changes, in UTF-16 units; `most` is `null` where nobody knows. */
export interface SentLength {
  least: number;
  most: number | null;
}

/** A text as one friend may get it. `labelOf` says what a placeholder is called. */
export function sampleText(
  text: string,
  around: { locale: Locale; today: string; labelOf(source: string): string },
): string {
  const sampled = (source: string) => {
    const placeholder = readPlaceholder(source);
    return placeholder ? sample(placeholder, around.labelOf(source), around) : source;
  };
  return readText(text)
    .map(
      ({ lead, pieces }) =>
        lead + pieces.map((piece) => (piece.is === "text" ? piece.source : sampled(piece.source))).join(""),
    )
    .join("");
}

/** How much longer, or shorter, a text gets when its placeholders are filled in. */
export function lengthFilledIn(sources: readonly string[], today: string): SentLength {
  let sum: SentLength = { least: 0, most: 0 };
  for (const source of sources) {
    const placeholder = readPlaceholder(source);
    if (!placeholder) continue;
    const { least, most } = lengthOf(placeholder, today);
    sum = {
      least: sum.least - source.length + least,
      most: sum.most === null || most === null ? null : sum.most - source.length + most,
    };
  }
  return sum;
}

function sample(
  placeholder: Placeholder,
  label: string,
  { locale, today }: { locale: Locale; today: string },
): string {
  const { sample: samples } = messageWords[locale];
  switch (placeholder.kind) {
    case "name":
      return samples.name;
    case "mail":
      return samples.mail;
    case "friend-link":
      return samples.link;
    case "form":
      return samples.form;
    case "date":
      return dateSample(placeholder, today) ?? samples.value(label);
    case "remain":
      return String(Math.max(daysBetween(today, placeholder.target), 0));
    default:
      return samples.value(label);
  }
}

/** The longest name that the messaging platform allows a friend. */
const longestName = 20;

function lengthOf(placeholder: Placeholder, today: string): SentLength {
  switch (placeholder.kind) {
    case "name":
      return { least: 1, most: longestName };
    case "date": {
      const on = (day: string) => writeDay(day, placeholder.format).length;
      return { least: on("2000-01-01"), most: on("2000-12-31") };
    }
    case "remain":
      return { least: 1, most: String(Math.max(daysBetween(today, placeholder.target), 0)).length };
    default:
      return { least: 0, most: null };
  }
}

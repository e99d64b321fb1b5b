import type { Locale } from "../../../lib/locale.js";
import { isMissing, type Named, type Names, type PageLists } from "../../../references/index.js";
import { messageWords } from "../messages.js";
import type { JudgingContext } from "./definition.js";
import { definitionOf, type Placeholder, readPlaceholder } from "./index.js";

/** A placeholder as it is shown. */
export interface ChipText {
  /** Name of the thing that it refers to. */
  label: string;
  /** Why it should be looked at; it is saved all the same. */
  problem: string | null;
}

/** Names and judges placeholders where they stand. */
export function describePlaceholder(
  source: string,
  context: JudgingContext & { lists: PageLists; names: Names },
): ChipText {
  const { settings, lists, names } = context;
  const placeholder = readPlaceholder(source);
  if (placeholder === null) return { label: source, problem: null };
  const definition = definitionOf(placeholder);
  const label =
    definition.chipLabel?.(placeholder, context) ?? placeholderLabel(placeholder, names, settings.locale);
  const item = namedItem(placeholder);
  if (item && isMissing(lists, item)) return { label, problem: label };
  const { ability } = definition;
  if (ability !== undefined && !settings.abilities.includes(ability))
    return { label, problem: messageWords[settings.locale].notAllowed };
  return { label, problem: definition.problem?.(placeholder, context) ?? null };
}

/** Name of the thing that a placeholder refers to. */
export function placeholderLabel(placeholder: Placeholder, names: Names, locale: Locale): string {
  const { nameOf, label } = definitionOf(placeholder);
  return nameOf?.(placeholder, { names, locale }) ?? label[locale];
}

/** Which item it names. */
export function namedItem(placeholder: Placeholder): Named | null {
  const { item } = definitionOf(placeholder);
  return item ? { kind: item.list, among: item.among, id: item.idOf(placeholder) } : null;
}

import { fold } from "../../../../lib/fold.js";
import type { Locale } from "../../../../lib/locale.js";
import type { PageLists } from "../../../../references/index.js";
import type { ItemPart } from "../../placeholders/definition.js";
import { type AnyPlaceholder, isWritable, type Placeholder, placeholders } from "../../placeholders/index.js";
import { type InsertKind, type InsertSettings, offeredKinds } from "../../placeholders/offered.js";
import { searchWords } from "../search-words/messages.js";

/** Something that can be put in the place of what is typed behind `[[`. */
export interface Suggestion {
  readonly kind: InsertKind;
  readonly label: string;
  /** The kind and the folder, to tell those of one name apart. */
  readonly note: string;
  /** As it is written; `null` where its parameters are asked for first. */
  readonly source: string | null;
  /** Label and note as searches compare them. */
  readonly folded: string;
  /** The same for what else it is found by: other names of its kind, and its own code. */
  readonly otherNames: readonly string[];
  readonly code: string;
}

/** Everything that may be suggested, in the order of the toolbar. What a list does not have yet is not suggested. */
export function suggestionsOf(settings: InsertSettings, lists: PageLists, today: string): Suggestion[] {
  return offered(settings).flatMap((definition) => {
    const entryOf = entriesOf(definition, settings.locale);
    const kindLabel = definition.label[settings.locale];
    return suggestedOf(definition, { settings, today }, lists, kindLabel).map(entryOf);
  });
}

/** Suggestions that are made from the typed text, and are in no list: days for a number. */
export function typedSuggestions(settings: InsertSettings, today: string, query: string): Suggestion[] {
  return offered(settings).flatMap((definition) => {
    const found = definition.typed?.(fold(query), { settings, today }) ?? [];
    return found.map(entriesOf(definition, settings.locale));
  });
}

function offered(settings: InsertSettings): readonly AnyPlaceholder[] {
  const kinds = offeredKinds(settings);
  return placeholders.filter(({ name }) => kinds.includes(name));
}

/** Makes the entries of a kind. */
function entriesOf(definition: AnyPlaceholder, locale: Locale): (suggested: Suggested) => Suggestion {
  const kindLabel = definition.label[locale];
  const { code: kindCode, others } = searchWords[definition.name];
  const otherNames = [kindCode, ...others].map(fold);
  return ({ placeholder, label, folder = "" }) => {
    const note = label === kindLabel ? folder : [kindLabel, folder].filter((part) => part !== "").join(" › ");
    const source = placeholder && definition.write(placeholder);
    const folded = fold(`${label} ${note}`);
    return { kind: definition.name, label, note, source, folded, otherNames, code: codeOf(source) };
  };
}

/** Text in the brackets, as it is searched. */
function codeOf(source: string | null): string {
  return source === null ? "" : fold(source.slice(2, -2));
}

/** Suggestion of a kind; `null` in place of a placeholder opens the form. */
interface Suggested {
  readonly placeholder: Placeholder | null;
  readonly label: string;
  readonly folder?: string;
}

function suggestedOf(
  { item, only, suggestions }: AnyPlaceholder,
  context: { settings: InsertSettings; today: string },
  lists: PageLists,
  kindLabel: string,
): readonly Suggested[] {
  if (item) return suggestedItems(item, lists);
  return suggestions?.(context) ?? [{ placeholder: only ?? null, label: kindLabel }];
}

function suggestedItems({ list, among, create }: ItemPart<Placeholder>, lists: PageLists): Suggested[] {
  const whole = lists.list(list);
  const { source } = (among === "codes" ? whole.coded() : whole).state();
  if (source === null) return [];
  return source.ids.flatMap((id) => {
    const item = source.items[id];
    const placeholder = create(id);
    // A placeholder that would not be read again is not offered.
    if (item?.name === undefined || !isWritable(placeholder)) return [];
    return [{ placeholder, label: item.name, folder: source.groups[String(item.group_id)]?.name ?? "" }];
  });
}

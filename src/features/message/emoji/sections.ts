import type { Locale } from "../../../lib/locale.js";
import { inRows } from "./cells.js";
import { allEmojis, type Emoji, type EmojiGroup, emojiGroups, emojisByGroup } from "./emoji.js";
import type { EmojiWords } from "./messages.js";

/** A part of the list under a heading. */
export interface EmojiSection {
  key: string;
  title: string;
  rows: readonly EmojiRowItems[];
}

/** One line. */
export interface EmojiRowItems {
  /** Counted over all sections. */
  row: number;
  items: readonly NamedEmoji[];
}

/** An emoji with its name in the language of the page. */
export interface NamedEmoji {
  character: string;
  name: string;
}

/** Content of a tab: everything, or one group. */
export type EmojiTab = "all" | EmojiGroup;

/** Everything first. */
export const emojiTabs: readonly EmojiTab[] = ["all", ...emojiGroups];

/** Emoji on a tab: the first of its group. */
export function emojiOnTab(group: EmojiGroup): string {
  return emojisByGroup().get(group)?.[0]?.character ?? "";
}

/** At most this many stand under 「よく使う」: two lines. */
const recentCount = 18;

/** Sections that are shown while nothing is searched. */
export function sectionsOf(
  tab: EmojiTab,
  recent: readonly string[],
  locale: Locale,
  words: EmojiWords,
): EmojiSection[] {
  const shown = tab === "all" ? emojiGroups : [tab];
  const groups = shown.map((group) => ({
    key: group,
    title: words.groups[group],
    items: (emojisByGroup().get(group) ?? []).map((emoji) => named(emoji, locale)),
  }));
  const all = allEmojis();
  const used = (tab === "all" ? [...new Set(recent)] : []).slice(0, recentCount).map((character) => {
    const known = all.find((emoji) => emoji.character === character);
    return known ? named(known, locale) : { character, name: character };
  });
  return lined([{ key: "recent", title: words.recent, items: used }, ...groups]);
}

/** Sections of a search result. */
export function foundSections(found: readonly Emoji[], locale: Locale, words: EmojiWords): EmojiSection[] {
  const items = found.map((emoji) => named(emoji, locale));
  return lined([{ key: "found", title: words.results, items }]);
}

/** Sections that are seen before anybody scrolls. */
export function beginningOf(sections: readonly EmojiSection[]): readonly EmojiSection[] {
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ row }) => row < firstRows) }))
    .filter(({ rows }) => rows.length > 0);
}

const firstRows = 12;

function named({ character, labels }: Emoji, locale: Locale): NamedEmoji {
  return { character, name: labels[locale] };
}

function lined(sections: readonly { key: string; title: string; items: readonly NamedEmoji[] }[]) {
  let row = 0;
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ key, title, items }) => ({
      key,
      title,
      rows: inRows(items).map((line) => ({ row: row++, items: line })),
    }));
}

import type { Locale } from "../../../lib/locale.js";
import table from "./emoji-table.json";

/** One emoji, as it is shown and searched. */
export interface Emoji {
  readonly character: string;
  /** Names, by language. */
  readonly labels: Readonly<Record<Locale, string>>;
  /** Other words for it, in Japanese. */
  readonly tags: readonly string[];
}

/** A group as it stands in the table. */
export type EmojiGroup = keyof typeof table;

/*! Emoji: emojibase-data 17 (MIT, © Miles Johnson), with words of Unicode CLDR (Unicode License v3, © Unicode, Inc.) */

/** All groups in the order in which they are shown. */
export const emojiGroups = Object.keys(table) as readonly EmojiGroup[];

/**
 * The emoji of each group, in the order of Unicode. Without variants for skin. Read when they are first asked for: every
 * page with a text has the file, and few ever open it.
 */
export const emojisByGroup = readOnce<ReadonlyMap<EmojiGroup, readonly Emoji[]>>(
  () => new Map(emojiGroups.map((group) => [group, table[group].map(readEmoji)])),
);

/** All of them, one after another. */
export const allEmojis = readOnce<readonly Emoji[]>(() => [...emojisByGroup().values()].flat());

function readOnce<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

function readEmoji(row: string): Emoji {
  const [character = "", ja = "", en = "", ...tags] = row.split("|");
  return { character, labels: { ja, en }, tags };
}

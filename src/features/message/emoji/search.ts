import { fold } from "../../../lib/fold.js";
import type { Emoji } from "./emoji.js";

/** The emoji that a query finds, the nearest first. */
export type EmojiSearch = (query: string) => readonly Emoji[];

/** How words are read, by the word. */
export type Readings = Readonly<Record<string, string>>;

/**
 * Searches labels in both languages and tags, and how they are read: labels come first, whole words before parts. Several
 * words find what has all of them. An emoji finds itself. The texts are folded at the first search.
 */
export function createEmojiSearch(emojis: readonly Emoji[], readings: Readings = {}): EmojiSearch {
  let folded: readonly FoldedEmoji[] | undefined;
  return (query) => {
    const whole = fold(query);
    if (whole === "") return [];
    const words = query.trim().split(/\s+/).map(fold);
    folded ??= foldAll(emojis, readings);
    const byRank: Emoji[][] = ranks.map(() => []);
    for (const each of folded) byRank[rankOf(each, whole, words) ?? -1]?.push(each.emoji);
    return byRank.flat();
  };
}

/** From the nearest: a label that is the query, begins with it, contains it; a tag likewise; all words in any of them. */
const ranks = ["label", "start of label", "in label", "tag", "in tag", "words"] as const;

interface FoldedEmoji {
  emoji: Emoji;
  labels: readonly string[];
  tags: readonly string[];
}

/** All texts in one call: with one for each it takes several times as long. */
function foldAll(emojis: readonly Emoji[], readings: Readings): FoldedEmoji[] {
  const texts = emojis.map(({ labels, tags }) => {
    const read = [labels.ja, ...tags].map((word) => readings[word] ?? "");
    return [labels.ja, labels.en, ...read, ...tags].join("|");
  });
  const folded = fold(texts.join("\0")).split("\0");
  return emojis.map((emoji, at) => {
    const [ja = "", en = "", reading = "", ...tags] = folded[at]?.split("|") ?? [];
    // An empty reading is none, and must not match.
    return { emoji, labels: reading === "" ? [ja, en] : [ja, en, reading], tags: tags.filter(Boolean) };
  });
}

/** Its place among the ranks; no answer where it is not found. */
function rankOf(each: FoldedEmoji, whole: string, words: readonly string[]): number | undefined {
  const rank = rankOfWord(each, whole);
  if (rank !== undefined || words.length < 2) return rank;
  return words.every((word) => rankOfWord(each, word) !== undefined) ? 5 : undefined;
}

function rankOfWord({ emoji, labels, tags }: FoldedEmoji, word: string): number | undefined {
  if (labels.includes(word) || sameEmoji(emoji.character, word)) return 0;
  if (labels.some((label) => label.startsWith(word))) return 1;
  if (labels.some((label) => label.includes(word))) return 2;
  if (tags.includes(word)) return 3;
  return tags.some((tag) => tag.includes(word)) ? 4 : undefined;
}

/** Keyboards add the mark for a picture, or leave it out. */
function sameEmoji(one: string, other: string): boolean {
  return one.replaceAll("\ufe0f", "") === other.replaceAll("\ufe0f", "");
}

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allEmojis, emojiGroups, emojisByGroup } from "../../../../src/features/message/emoji/emoji.js";
import { emojiWords } from "../../../../src/features/message/emoji/messages.js";
import { emojiTable, emojiTableFile } from "../../../tools/emoji-table.js";

describe("the table of emoji", () => {
  test("is what the package holds: else run `npx tsx test/tools/emoji-table.ts`", () => {
    expect(readFileSync(emojiTableFile, "utf8") === emojiTable()).toBe(true);
  });

  test("holds each emoji once, with a name of its own in both languages", () => {
    const columns = [
      allEmojis().map(({ character }) => character),
      allEmojis().map(({ labels }) => labels.ja),
      allEmojis().map(({ labels }) => labels.en),
    ];
    for (const texts of columns) {
      expect(texts.filter((text, at) => text === "" || texts.indexOf(text) !== at)).toEqual([]);
    }
    expect(allEmojis().length).toBeGreaterThan(1800);
  });

  test("holds no empty word", () => {
    expect(allEmojis().filter(({ tags }) => tags.some((tag) => tag.trim() === ""))).toEqual([]);
  });

  test("holds whole emoji only: one character each as a reader counts, no skin alone", () => {
    const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });
    const isWhole = (text: string) =>
      [...graphemes.segment(text)].length === 1 &&
      /\p{Emoji}/u.test(text) &&
      !/\p{Emoji_Modifier}/u.test(text);
    expect(allEmojis().filter(({ character }) => !isWhole(character))).toEqual([]);
  });

  test("has groups that are not empty, each with a heading in both languages", () => {
    expect(emojiGroups.filter((group) => !emojisByGroup().get(group)?.length)).toEqual([]);
    expect(Object.keys(emojiWords.ja.groups)).toEqual(emojiGroups);
    expect(Object.keys(emojiWords.en.groups)).toEqual(emojiGroups);
  });

  test.each([
    ["faces", "😀"],
    ["people", "👋"],
    ["nature", "🐶"],
    ["food", "🍙"],
    ["places", "🚃"],
    ["events", "🎉"],
    ["things", "📷"],
    ["signs", "⭕"],
    ["flags", "🇯🇵"],
  ] as const)("has in %s %s", (group, character) => {
    expect(
      emojisByGroup()
        .get(group)
        ?.map((emoji) => emoji.character),
    ).toContain(character);
  });
});

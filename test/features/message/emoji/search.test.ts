import { describe, expect, test } from "vitest";
import { allEmojis } from "../../../../src/features/message/emoji/emoji.js";
import { createEmojiSearch } from "../../../../src/features/message/emoji/search.js";
import { emojiReadings } from "../../../../src/features/message/insert/emoji-readings/readings.js";

const search = createEmojiSearch(allEmojis(), emojiReadings);
const found = (query: string) => search(query).map(({ character }) => character);

describe("a search for emoji", () => {
  test.each([
    ["one kanji", "犬", ["🐶", "🐕", "🐩"]],
    ["another", "花", ["🌸", "🌹", "💐", "🌻"]],
    ["a label in the other kana", "いぬ", ["🐶", "🐕"]],
    ["half-width kana", "ｲﾇ", ["🐶", "🐕"]],
    ["a part of a word", "クリスマ", ["🎅", "🎄"]],
    ["English", "dog", ["🐶", "🐕", "🌭"]],
    ["full width and capitals", "ＤＯＧ", ["🐶", "🐕"]],
    ["a label with a blank", "hot dog", ["🌭"]],
    ["blanks around", "　犬 ", ["🐶"]],
    ["several words, in any order", "動物 犬", ["🐩"]],
    ["words of both languages", "犬 poodle", ["🐩"]],
    ["the emoji itself", "🐶", ["🐶"]],
    ["an emoji without its mark", "❤", ["❤️"]],
    ["a country", "日本", ["🇯🇵", "🗾"]],
    ["a country by its letters", "jp", ["🇯🇵"]],
  ])("by %s: %s", (_, query, expected) => {
    expect(found(query)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ["the whole label before others", "笑顔", "😄"],
    ["the whole label in English", "dog", "🐕"],
    ["a label that begins so", "桜", "🌸"],
    ["the one that was pasted", "🎉", "🎉"],
  ])("puts first %s: %s", (_, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  test("puts labels before tags, and a whole tag before a part of one", () => {
    const inLabel = found("犬").indexOf("🦮");
    const isTag = found("犬").indexOf("🐶");
    const inTag = found("犬").indexOf("🥺");
    expect([inLabel, isTag, inTag]).toEqual([inLabel, isTag, inTag].toSorted((one, other) => one - other));
    expect(inLabel).toBeGreaterThanOrEqual(0);
  });

  test("names each once", () => {
    for (const query of ["顔", "a", "人", "旗"]) expect(new Set(found(query)).size).toBe(found(query).length);
  });

  test.each(["", " ", "　", "そんな絵文字はない", "|", "😀|", "犬 そんな絵文字はない"])(
    "finds nothing by %j",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});

describe("readings", () => {
  test.each([
    ["えがお", ["😄", "😀", "😁"]],
    ["エガオ", ["😄"]],
    ["わらい", ["🤣", "😂"]],
    ["なみだ", ["😂", "😢"]],
    ["すし", ["🍣"]],
    ["でんしゃ", ["🚃"]],
    ["たんじょうび", ["🎂"]],
    ["ふじさん", ["🗻"]],
  ])("%s finds %j", (query, characters) => {
    expect(found(query)).toEqual(expect.arrayContaining(characters));
  });

  test("what is called so comes before what has a word like it", () => {
    expect(found("えがお")[0]).toBe("😄");
  });

  test("are not needed: until they are there, words are found as they are written", () => {
    const plain = createEmojiSearch(allEmojis());
    expect(plain("えがお").map(({ character }) => character)).not.toContain("😄");
    expect(plain("笑顔")[0]?.character).toBe("😄");
  });

  test("are of all words with kanji up to six letters, in kana, and of no others", () => {
    const words = new Set(allEmojis().flatMap(({ labels, tags }) => [labels.ja, ...tags]));
    const isRead = (word: string) =>
      /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,6}$/u.test(word) && /\p{sc=Han}/u.test(word);
    const wanted = [...words].filter(isRead);
    expect(wanted.filter((word) => !Object.hasOwn(emojiReadings, word))).toEqual([]);
    expect(Object.keys(emojiReadings).filter((word) => !words.has(word))).toEqual([]);
    expect(Object.values(emojiReadings).filter((reading) => !/^[ぁ-ゖー・: ]+$/.test(reading))).toEqual([]);
  });
});

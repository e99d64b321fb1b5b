import { expect, test } from "vitest";
import { findEffects, nextFind } from "../../../../src/features/action/search/find-effects.js";

const effects = [
  { key: "a", text: "テキスト送信 「12時に」を送る" },
  { key: "b", text: "タグ操作 「ＶＩＰ会員」を付ける" },
  { key: "c", text: "テンプレート送信 「さくら」を送る" },
];

test.each<[what: string, query: string, found: string[]]>([
  ["a place", "3", ["c"]],
  ["a place before a number in a text", "2", ["b", "a"]],
  ["a place in wide figures", "３", ["c"]],
  ["a number that is a place and in a text", "1", ["a"]],
  ["a number in a text alone", "12", ["a"]],
  ["words, however they are written", "vip", ["b"]],
  ["words of a label", "送信", ["a", "c"]],
  ["the other kana", "サクラ", ["c"]],
  ["blanks", "  ", []],
  ["what is nowhere", "見つからない", []],
])("finds %s", (_what, query, found) => {
  expect(findEffects(effects, query)).toEqual(found);
});

test("goes round from find to find", () => {
  expect(nextFind(["a", "c"], null, 1)).toBe("a");
  expect(nextFind(["a", "c"], "a", 1)).toBe("c");
  expect(nextFind(["a", "c"], "c", 1)).toBe("a");
  expect(nextFind(["a", "c"], "a", -1)).toBe("c");
  expect(nextFind([], null, 1)).toBeNull();
});

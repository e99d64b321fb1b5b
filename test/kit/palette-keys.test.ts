import { describe, expect, test } from "vitest";
import { paletteTarget } from "../../src/kit/palette-keys.js";
import { specConditions, specEffects } from "../fixtures/spec-variants.js";

/** Two lines: three buttons, then two wider ones. */
const places = [
  { left: 0, right: 80, top: 0 },
  { left: 90, right: 170, top: 0 },
  { left: 180, right: 260, top: 0.4 },
  { left: 0, right: 120, top: 40 },
  { left: 130, right: 260, top: 40 },
];
const labels = ["タグ", "友だち情報", "テンプレート送信", "コンバージョン", "Mail"];
const to = (key: string, at: number) => paletteTarget(key, at, places, labels);

describe("a palette of lines", () => {
  test.each<[key: string, from: number, to: number | undefined]>([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 4, 0],
    ["ArrowLeft", 0, 4],
    ["Home", 3, 0],
    ["End", 1, 4],
    ["ArrowDown", 0, 3],
    ["ArrowDown", 1, 4],
    ["ArrowDown", 2, 4],
    ["ArrowDown", 4, undefined],
    ["ArrowUp", 4, 2],
    ["ArrowUp", 1, undefined],
    ["Enter", 1, undefined],
    [" ", 1, undefined],
    ["Tab", 1, undefined],
  ])("%s from %i", (key, from, target) => expect(to(key, from)).toBe(target));
});

describe("letters", () => {
  test.each<[key: string, from: number, to: number | undefined]>([
    ["た", 1, 0],
    ["タ", 1, 0],
    ["ﾀ", 1, 0],
    ["t", 3, 0],
    ["t", 2, 1],
    ["t", 1, 0],
    ["と", 0, 1],
    ["T", 0, 2],
    ["k", 0, 3],
    ["m", 0, 4],
    ["友", 0, 1],
    ["c", 0, 2],
    ["w", 0, undefined],
    ["x", 0, undefined],
  ])("%s from %i", (key, from, target) => expect(to(key, from)).toBe(target));
});

describe("letters that follow each other", () => {
  const add = [
    "名前",
    "対応マーク",
    "タグ",
    "シナリオ",
    "コンバージョン",
    "最終反応日",
    "共通情報",
    "外部API",
  ];
  test.each<[before: string, key: string, from: number, to: number | undefined]>([
    ["s", "a", 3, 5],
    ["t", "a", 2, 2],
    ["t", "a", 1, 1],
    ["ta", "g", 2, 2],
    ["k", "i", 4, 6],
    ["c", "a", 0, 2],
    ["s", "t", 3, undefined],
    ["x", "a", 3, undefined],
  ])("%s, then %s from %i", (before, key, from, target) =>
    expect(paletteTarget(key, from, places, add, before)).toBe(target),
  );

  test("each kind that can be added is found by the letter that its reading begins with", () => {
    const readings =
      "な こ す と た た と し い か き こ り り り り か め さ そ じ が て て た と し め り た a い き ふ".split(
        " ",
      );
    const labels = [...specConditions, ...specEffects]
      .filter(({ retired }) => !retired)
      .map(({ label }) => label);
    expect(labels).toHaveLength(readings.length);
    for (const [at, reading] of readings.entries()) {
      const found = paletteTarget(reading, -1, places, [labels[at] ?? ""]);
      expect([labels[at], found]).toEqual([labels[at], 0]);
    }
  });
});

import { expect, it } from "vitest";
import { isDrawnAtOnce, isLongList } from "../../src/list-editor/index.js";

it.each<[what: string, row: { at: number; count: number; wanted: boolean }, atOnce: boolean]>([
  ["the last of a short list", { at: 39, count: 40, wanted: false }, true],
  ["the last of the first screenful of a long one", { at: 15, count: 41, wanted: false }, true],
  ["the next one", { at: 16, count: 41, wanted: false }, false],
  ["one that is to get the focus", { at: 40, count: 41, wanted: true }, true],
  ["one below all others", { at: Number.POSITIVE_INFINITY, count: 41, wanted: false }, false],
])("%s is drawn at once or not", (_, row, atOnce) => {
  expect(isDrawnAtOnce(row)).toBe(atOnce);
});

it("a list is long from 41 rows on", () => {
  expect([isLongList(40), isLongList(41)]).toEqual([false, true]);
});

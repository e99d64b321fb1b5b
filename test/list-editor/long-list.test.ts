import { expect, it } from "vitest";
import { isLongList, type RowDrawing, rowDrawing } from "../../src/list-editor/index.js";

it.each<[what: string, row: { at: number; count: number; wanted: boolean }, drawing: RowDrawing]>([
  ["the last of a short list", { at: 8, count: 9, wanted: false }, "at-once"],
  ["the last of the first screenful of a long one", { at: 15, count: 41, wanted: false }, "at-once"],
  ["the next one", { at: 16, count: 17, wanted: false }, "when-idle"],
  ["the last of a list of 40", { at: 39, count: 40, wanted: false }, "when-idle"],
  ["the same of one of 41", { at: 39, count: 41, wanted: false }, "when-near"],
  ["one that is to get the focus", { at: 40, count: 41, wanted: true }, "at-once"],
  ["one below all others", { at: Number.POSITIVE_INFINITY, count: 41, wanted: false }, "when-near"],
])("%s is drawn in its time", (_, row, drawing) => {
  expect(rowDrawing(row)).toBe(drawing);
});

it("a list is long from ten rows on", () => {
  expect([isLongList(9), isLongList(10)]).toEqual([false, true]);
});

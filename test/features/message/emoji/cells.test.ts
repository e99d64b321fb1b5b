import { describe, expect, test } from "vitest";
import { type Cell, cellAfter, inRows } from "../../../../src/features/message/emoji/cells.js";

/** Two groups: one with a full line and a short one, one with a line and a bit. */
const lengths = [9, 4, 9, 2];

const at = (row: number, column: number): Cell => ({ row, column });
const press = (key: string, from: Cell, ctrlKey = false, rightToLeft = false) =>
  cellAfter({ key, ctrlKey }, from, lengths, rightToLeft);

describe("a key on an emoji", () => {
  test.each<[key: string, from: Cell, to: Cell | "search" | undefined]>([
    ["ArrowRight", at(0, 3), at(0, 4)],
    ["ArrowRight", at(0, 8), at(1, 0)],
    ["ArrowRight", at(1, 3), at(2, 0)],
    ["ArrowRight", at(3, 1), at(3, 1)],
    ["ArrowLeft", at(0, 3), at(0, 2)],
    ["ArrowLeft", at(2, 0), at(1, 3)],
    ["ArrowLeft", at(0, 0), at(0, 0)],
    ["ArrowDown", at(0, 3), at(1, 3)],
    ["ArrowDown", at(0, 7), at(1, 3)],
    ["ArrowDown", at(3, 1), at(3, 1)],
    ["ArrowUp", at(2, 8), at(1, 3)],
    ["ArrowUp", at(0, 5), "search"],
    ["PageDown", at(0, 5), at(3, 1)],
    ["PageUp", at(3, 1), at(0, 1)],
    ["Home", at(1, 2), at(1, 0)],
    ["End", at(1, 2), at(1, 3)],
    ["Enter", at(0, 0), undefined],
    ["a", at(0, 0), undefined],
  ])("%s from %j leads to %j", (key, from, to) => {
    expect(press(key, from)).toEqual(to);
  });

  test("with Ctrl, Home and End go through all lines, and the arrows are the browser's", () => {
    expect(press("Home", at(2, 3), true)).toEqual(at(0, 0));
    expect(press("End", at(0, 3), true)).toEqual(at(3, 1));
    expect(press("ArrowDown", at(0, 3), true)).toBeUndefined();
  });

  test("points where it points in lines that run to the left", () => {
    expect(press("ArrowLeft", at(0, 3), false, true)).toEqual(at(0, 4));
    expect(press("ArrowRight", at(0, 3), false, true)).toEqual(at(0, 2));
  });
});

test("lines hold nine, the last one what is left", () => {
  const items = [...Array(20).keys()];
  expect(inRows(items).map(({ length }) => length)).toEqual([9, 9, 2]);
  expect(inRows(items).flat()).toEqual(items);
  expect(inRows([])).toEqual([]);
});

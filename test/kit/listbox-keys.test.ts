import { expect, test } from "vitest";
import { activeAfter, typedRow } from "../../src/kit/listbox-keys.js";

test.each<[key: string, active: number, searching: boolean, to: number | undefined]>([
  ["ArrowDown", -1, false, 0],
  ["ArrowDown", 29, false, 0],
  ["ArrowUp", -1, false, 29],
  ["ArrowUp", 0, true, 29],
  ["ArrowUp", 5, false, 4],
  ["PageDown", -1, false, 9],
  ["PageDown", 25, false, 29],
  ["PageUp", 3, true, 0],
  ["Home", 5, false, 0],
  ["End", 5, false, 29],
  ["Home", 5, true, undefined],
  ["End", 5, true, undefined],
  ["a", 5, false, undefined],
])("%s from row %i of 30 (searching: %j) leads to %j", (key, active, searching, to) => {
  expect(activeAfter(key, active, 30, searching)).toBe(to);
});

test("an empty list has nowhere to go", () => {
  expect(activeAfter("ArrowDown", -1, 0, false)).toBeUndefined();
});

const labels = ["サロン", "さくら", "Apple", "APRICOT", "banana", "㈱サロン"];

test.each<[typed: string, active: number, row: number | undefined]>([
  ["さ", -1, 0],
  ["ｻ", 0, 1],
  ["ささ", 1, 0],
  ["サク", 0, 1],
  ["a", -1, 2],
  ["a", 2, 3],
  ["aa", 3, 2],
  ["ap", 2, 2],
  ["apr", 2, 3],
  ["B", 5, 4],
  ["(株)", 0, 5],
  ["z", 0, undefined],
  [" ", 0, undefined],
])("%j typed on row %i leads to row %j", (typed, active, row) => {
  expect(typedRow(typed, active, labels)).toBe(row);
});

test("nothing is found in nothing", () => {
  expect(typedRow("a", -1, [])).toBeUndefined();
});

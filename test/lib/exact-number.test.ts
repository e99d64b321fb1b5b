import { expect, test } from "vitest";
import { exactId, numberIfExact } from "../../src/lib/exact-number.js";

test.each<[text: string, read: number | string]>([
  ["31", 31],
  ["0", 0],
  ["9007199254740991", 9007199254740991],
  ["9007199254740993", "9007199254740993"],
  ["9".repeat(400), "9".repeat(400)],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["a7", "a7"],
  ["", ""],
])("%j is read as %j", (text, read) => {
  expect(numberIfExact(text)).toBe(read);
});

test.each<[id: unknown, read: number | null]>([
  [31, 31],
  ["31", 31],
  [0, null],
  [-1, null],
  [1.5, null],
  ["9007199254740993", null],
  [2 ** 53, null],
  ["a7", null],
  [undefined, null],
  [null, null],
])("as an id %j is %j", (id, read) => {
  expect(exactId(id)).toBe(read);
});

import { expect, test } from "vitest";
import { asFigure, clampNumber, type Figure, foldDigits } from "../../src/kit/number-text.js";

test("foldDigits leaves what it does not know", () => {
  expect(foldDigits("１２ａ個")).toBe("12a個");
});

test("clampNumber rounds before it looks at the range", () => {
  expect(clampNumber(9.6, { max: 9 })).toBe(9);
  expect(clampNumber(0.30000000000000004, { decimals: 3 })).toBe(0.3);
});

test.each<[stored: Figure | undefined, figure: Figure]>([
  ["10", 10],
  [0, 0],
  ["", ""],
  ["5日", "5日"],
  [undefined, null],
])("the stored %j is %j", (stored, figure) => {
  expect(asFigure(stored)).toBe(figure);
});

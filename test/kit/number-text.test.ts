import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampNumber,
  foldDigits,
  type NumberRange,
  type NumberReading,
  readNumber,
} from "../../src/kit/number-text.js";

describe("readNumber", () => {
  const minutes = { min: 10, max: 120 };
  const common = { min: -9999999999.999, max: 9999999999.999, decimals: 3 };
  const figure = (value: number): NumberReading => ({ kind: "number", value });
  const unfinished = (nearest?: number): NumberReading => ({ kind: "unfinished", nearest });
  const wrong = (nearest?: number): NumberReading => ({ kind: "wrong", nearest });

  const table: [string, NumberRange, NumberReading][] = [
    ["30", minutes, figure(30)],
    ["３０", minutes, figure(30)],
    [" 030 ", minutes, figure(30)],
    ["", minutes, unfinished()],
    ["-", minutes, unfinished()],
    ["3", minutes, unfinished(10)],
    ["300", minutes, wrong(120)],
    ["-3", minutes, wrong(10)],
    ["30分", minutes, wrong()],
    ["1e2", minutes, wrong()],
    ["0x10", minutes, wrong()],
    ["Infinity", minutes, wrong()],
    ["--3", {}, wrong()],
    ["1,200", {}, figure(1200)],
    ["１，２００", {}, figure(1200)],
    ["-5", {}, figure(-5)],
    ["－５", {}, figure(-5)],
    ["ー５", {}, figure(-5)],
    ["−5", {}, figure(-5)],
    ["1.5", {}, wrong(2)],
    ["1.", common, figure(1)],
    [".5", common, figure(0.5)],
    ["０。１２５", common, figure(0.125)],
    ["0.1255", common, wrong(0.126)],
    ["-9999999999.999", common, figure(-9999999999.999)],
    ["-99999999999", common, wrong(-9999999999.999)],
  ];
  test.each(table)("%j in %j", (typed, range, expected) => {
    expect(readNumber(typed, range)).toEqual(expected);
  });

  test("reads back every whole number it shows", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(readNumber(String(value), {})).toEqual({ kind: "number", value });
      }),
    );
  });

  test("never answers with a figure outside the range, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789０５９-ー.。, a") }), (typed) => {
        const reading = readNumber(typed, minutes);
        const value = reading.kind === "number" ? reading.value : (reading.nearest ?? 10);
        expect(value).toBeGreaterThanOrEqual(10);
        expect(value).toBeLessThanOrEqual(120);
      }),
    );
  });
});

test("foldDigits leaves what it does not know", () => {
  expect(foldDigits("１２ａ個")).toBe("12a個");
});

test("clampNumber rounds before it looks at the range", () => {
  expect(clampNumber(9.6, { max: 9 })).toBe(9);
  expect(clampNumber(0.30000000000000004, { decimals: 3 })).toBe(0.3);
});

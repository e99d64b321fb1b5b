import { expect, test } from "vitest";
import { figureWithUnit } from "../../../src/features/episode/steps/figure-with-unit.js";
import { stepWords } from "../../../src/features/episode/steps/messages.js";

const { units } = stepWords.ja;

test.each([
  ["３日", 3, "days"],
  ["2時間", 2, "hours"],
  ["１，４４０ 分", 1440, "minutes"],
  ["-3日", -3, "days"],
])("%s is a figure with its unit", (typed, figure, unit) => {
  expect(figureWithUnit(typed, units)).toEqual({ figure, unit });
});

test.each(["3", "", "日", "三日", "1.5時間", "2時間30分", "3日くらい", "日3", 3, null])(
  "%j stays what it is",
  (typed) => {
    expect(figureWithUnit(typed, units)).toBe(null);
  },
);

test("in English as well", () => {
  expect(figureWithUnit("2 hours", stepWords.en.units)).toEqual({ figure: 2, unit: "hours" });
});

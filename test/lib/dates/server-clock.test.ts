import { expect, test } from "vitest";
import { clockError, clockOffset } from "../../../src/features/schedule/clock-offset.js";

const minute = 60_000;

test.each([
  ["an answer takes its time", 0, 900, 0],
  ["an hour behind", 0, 60 * minute, 60 * minute],
  ["an hour ahead", 0, -60 * minute, -60 * minute],
  ["heard again", 60 * minute, 60 * minute - 700, 60 * minute],
  ["set right", 60 * minute, 300, 0],
  ["a minute and a half", 0, 1.5 * minute, 1.5 * minute],
])("%s", (_, before, heard, now) => {
  expect(clockOffset(before, heard)).toBe(now);
});

test("only what an operator would go wrong by is worth a word", () => {
  expect([0, 4.4, 5, -60, 1440].map((minutes) => clockError(minutes * minute))).toEqual([0, 0, 5, -60, 1440]);
});

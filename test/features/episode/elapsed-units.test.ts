import { expect, test } from "vitest";
import { type ElapsedUnit, elapsedOf } from "../../../src/features/episode/steps/elapsed-units.js";

test.each<[number, ElapsedUnit, number]>([
  [90, "minutes", 90],
  [1.5, "hours", 90],
  [4.1, "hours", 246],
  [1.1, "days", 1584],
  [1.001, "hours", 60.06],
])("%d %s, as a page may have set the figure, are %d minutes", (figure, unit, minutes) => {
  expect(elapsedOf(figure, unit)).toBe(minutes);
});

test.each(["1.5", "", "三", null])("%j is no figure, and stays as it was typed", (typed) => {
  expect(elapsedOf(typed, "hours")).toBe(typed);
});

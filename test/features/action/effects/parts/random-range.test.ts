import { describe, expect, it } from "vitest";
import {
  chooseRangeMax,
  chooseRangeMin,
  rangeOf,
} from "../../../../../src/features/action/effects/parts/random/random-range.js";

const range = (min_value: number | string | null, max_value: number | string | null) => ({
  type: 6,
  min_value,
  max_value,
});

describe("the minimum is at least 0 and the maximum raised to it (§5)", () => {
  it.each<[number | string | null, number | string | null, chosen: number, min: number, max: number]>([
    [0, 0, 5, 5, 5],
    [1, 10, 3, 3, 10],
    [1, 10, 12, 12, 12],
    [1, 10, -4, 0, 10],
    ["1", "10", 2, 2, 10],
    [null, "x", 2, 2, 2],
  ])("%j to %j, minimum %d", (from, to, chosen, min, max) => {
    expect(chooseRangeMin(range(from, to), chosen)).toEqual(range(min, max));
  });

  it.each<[number | string | null, number | string | null, chosen: number, min: number, max: number]>([
    [1, 10, 20, 1, 20],
    [5, 10, 3, 5, 5],
    [-5, 10, -1, 0, 0],
    ["5", "10", 7, 5, 7],
    ["x", null, 3, 0, 3],
  ])("%j to %j, maximum %d", (from, to, chosen, min, max) => {
    expect(chooseRangeMax(range(from, to), chosen)).toEqual(range(min, max));
  });
});

it("what is missing or no figure counts as 0 (§9)", () => {
  expect([rangeOf({ type: 6 }), rangeOf(range("x", null)), rangeOf(range("2", 3))]).toEqual([
    { min: 0, max: 0 },
    { min: 0, max: 0 },
    { min: 2, max: 3 },
  ]);
});

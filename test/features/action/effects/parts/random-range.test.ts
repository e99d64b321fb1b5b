import { describe, expect, it } from "vitest";
import {
  chooseRangeMax,
  chooseRangeMin,
  rangeOf,
} from "../../../../../src/features/action/effects/parts/random/random-range.js";

import type { Figure } from "../../../../../src/kit/number-text.js";

const range = (min_value: number | string | null, max_value: number | string | null) => ({
  type: 6,
  min_value,
  max_value,
});

describe("the maximum is raised to the minimum (rules: max-follows-min); what was typed stays", () => {
  it.each<[number | string | null, number | string | null, chosen: Figure, min: Figure, max: Figure]>([
    [0, 0, 5, 5, 5],
    [1, 10, 3, 3, 10],
    [1, 10, 12, 12, 12],
    [1, 10, -4, -4, 10],
    ["1", "10", 2, 2, 10],
    [null, "x", 2, 2, "x"],
    [1, 10, null, "", 10],
    [1, 10, "二", "二", 10],
  ])("%j to %j, minimum %j", (from, to, chosen, min, max) => {
    expect(chooseRangeMin(range(from, to), chosen)).toEqual(range(min, max));
  });

  it.each<[number | string | null, number | string | null, chosen: Figure, min: Figure, max: Figure]>([
    [1, 10, 20, 1, 20],
    [5, 10, 3, 5, 3],
    [-5, 10, -1, -5, -1],
    ["5", "10", 7, 5, 7],
    ["x", null, 3, "x", 3],
    [1, 10, null, 1, ""],
  ])("%j to %j, maximum %j", (from, to, chosen, min, max) => {
    expect(chooseRangeMax(range(from, to), chosen)).toEqual(range(min, max));
  });
});

it("what is missing counts as 0 (rules: random-range), what is no figure as what it is", () => {
  expect([rangeOf({ type: 6 }), rangeOf(range("x", null)), rangeOf(range("2", 3))]).toEqual([
    { min: 0, max: 0 },
    { min: "x", max: 0 },
    { min: 2, max: 3 },
  ]);
});

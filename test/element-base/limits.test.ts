import { expect, test } from "vitest";
import { numberLimits } from "../../src/element-base/limits.js";

test("numbers lie within the limits of the rules where the page names none (rules: number-limits)", () => {
  expect(numberLimits({})).toEqual({ commonVarMin: -9999999999.999, commonVarMax: 9999999999.999 });
});

test("each end that the page names counts, and the other stays", () => {
  expect(numberLimits({ limits: { commonVarMax: 100 } })).toEqual({
    commonVarMin: -9999999999.999,
    commonVarMax: 100,
  });
});

import { describe, expect, test } from "vitest";
import { scaleBetween } from "../../src/kit/scale.js";

describe("how many of the window's pixels one of an element's has", () => {
  test.each([
    ["under zoom: 0.8", 800, 1000, 0.8],
    ["under zoom: 1.25", 1250, 1000, 1.25],
    ["in two zooms, 0.9 of 0.5", 450, 1000, 0.45],
    ["as it is", 1000, 1000, 1],
    ["where its own length was rounded", 33.4, 33, 1],
    ["where it was rounded up", 32.6, 33, 1],
    ["where it is not drawn", 0, 0, 1],
    ["where it is folded to nothing by a transform", 0, 300, 1],
    ["where it has no box of its own", 120, 0, 1],
  ])("%s", (_, drawn, own, scale) => {
    expect(scaleBetween(drawn, own)).toBeCloseTo(scale, 10);
  });
});

import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  chipsWithin,
  placeAt,
  rowAt,
  rowStarts,
  visibleRows,
} from "../../../../src/features/schedule/layout/visible-rows.js";

const starts = (...heights: number[]) => rowStarts(heights.map((height) => ({ height })));
const anyHeights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 });

describe("rows", () => {
  it("begin where the ones before them end", () => {
    expect(starts(10, 20, 5)).toEqual([0, 10, 30, 35]);
    expect(starts()).toEqual([0]);
  });

  it.each([
    ["nothing", [], { top: 0, height: 100 }, 1, [0, 0]],
    ["the first ones", [10, 10, 10, 10], { top: 0, height: 20 }, 0, [0, 2]],
    ["those that are cut", [10, 10, 10, 10], { top: 5, height: 20 }, 0, [0, 3]],
    ["some more on both sides", [10, 10, 10, 10, 10], { top: 20, height: 10 }, 1, [1, 4]],
    ["no more than there are", [10, 10], { top: 0, height: 500 }, 3, [0, 2]],
    ["the last one beyond the end", [10, 10, 10], { top: 500, height: 20 }, 0, [2, 3]],
    ["the first one before the beginning", [10, 10, 10], { top: -50, height: 20 }, 0, [0, 1]],
    ["one through a window without a height", [10, 10, 10], { top: 10, height: 0 }, 0, [1, 2]],
  ] as const)("are seen: %s", (_, heights, seen, overscan, [first, end]) => {
    expect(visibleRows(starts(...heights), seen, overscan)).toEqual({ first, end });
  });

  test("exactly those that are seen, and so many more", () => {
    // In tens, so that windows often begin and end where rows do.
    const tens = (min: number, max: number) => fc.integer({ min, max }).map((ten) => ten * 10);
    const anyTens = fc.array(tens(1, 9), { minLength: 1, maxLength: 60 });
    const anyWindow = fc.record({ top: tens(0, 300), height: tens(1, 40), overscan: fc.nat(5) });
    fc.assert(
      fc.property(anyTens, anyWindow, (heights, { top, height, overscan }) => {
        const all = starts(...heights);
        fc.pre(top < all.at(-1)!);
        const seen = heights.flatMap((_, at) => (all[at]! < top + height && all[at + 1]! > top ? [at] : []));
        expect(visibleRows(all, { top, height }, overscan)).toEqual({
          first: Math.max(seen[0]! - overscan, 0),
          end: Math.min(seen.at(-1)! + 1 + overscan, heights.length),
        });
      }),
    );
  });

  test("each point of a row is found in it", () => {
    fc.assert(
      fc.property(anyHeights, fc.nat(), fc.nat(), (heights, row, within) => {
        const at = row % heights.length;
        const all = starts(...heights);
        expect(rowAt(all, all[at]! + (within % heights[at]!))).toBe(at);
      }),
    );
  });

  it("show what lies in a part of the day, and the same list where that is all", () => {
    const chips = [
      { from: 0, to: 60 },
      { from: 60, to: 120 },
      { from: 30, to: 300 },
    ];
    expect(chipsWithin(chips, { from: 60, to: 90 })).toEqual([chips[1], chips[2]]);
    expect(chipsWithin(chips, { from: 0, to: 400 })).toBe(chips);
  });
});

describe("a point", () => {
  const grid = { starts: starts(40, 80), window: { from: 540, to: 1080 }, pixelsPerMinute: 2, slot: 15 };

  it.each([
    [0, 0, 0, 540],
    [29, 39, 0, 540],
    [30, 40, 1, 555],
    [1079, 119, 1, 1065],
    [1080, 120, 1, 1065],
    [5000, 5000, 1, 1065],
    [-10, -10, 0, 540],
  ])("at %s, %s lies in row %s at %s", (x, y, rowIndex, minutes) => {
    expect(placeAt({ x, y }, grid)).toEqual({ rowIndex, minutes });
  });

  it("lies nowhere where there are no rows", () => {
    expect(placeAt({ x: 0, y: 0 }, { ...grid, starts: starts() })).toBeNull();
  });

  test("each pixel of a slot lies in it, whatever the scale", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 10, 15, 30, 60),
        fc.double({ min: 0.3, max: 8, noNaN: true }),
        fc.nat(200),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (slot, pixelsPerMinute, index, part) => {
          const at = index % (540 / slot);
          const x = (at + part) * slot * pixelsPerMinute;
          const found = placeAt({ x, y: 0 }, { ...grid, slot, pixelsPerMinute });
          expect(found?.minutes).toBe(540 + at * slot);
        },
      ),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowHeights } from "../../src/kit/feed/row-heights.js";

function heightsOf(...measured: readonly (number | null)[]): RowHeights {
  const heights = new RowHeights();
  heights.setRows(measured.map((_, at) => `${at}`));
  measured.forEach((height, at) => {
    if (height !== null) heights.measure(at, height);
  });
  return heights;
}

describe("heights of rows", () => {
  it("each begins where the one before ends", () => {
    const heights = heightsOf(10, 20, 30);
    expect([0, 1, 2, 3].map((row) => heights.offset(row))).toEqual([0, 10, 30, 60]);
    expect(heights.total).toBe(60);
    heights.measure(1, 25);
    expect([heights.offset(1), heights.offset(2), heights.total]).toEqual([10, 35, 65]);
  });

  it("what nobody has drawn is as high as the others on average, once the rows change", () => {
    const heights = heightsOf(10, 30, null);
    heights.setRows(["9", "0", "1", "2"]);
    expect([0, 1, 2, 3].map((row) => heights.height(row))).toEqual([20, 10, 30, 20]);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [9.9, 0],
    [10, 1],
    [29, 1],
    [30, 2],
    [1_000, 2],
  ])("at %d is row %i", (index, row) => {
    expect(heightsOf(10, 20, 30).rowAt(index)).toBe(row);
  });

  it("nothing is there without rows", () => {
    const heights = heightsOf();
    expect([heights.total, heights.count, heights.offset(0), heights.rowAt(5)]).toEqual([0, 0, 0, 0]);
    heights.measure(0, 10);
    expect(heights.total).toBe(0);
  });

  it("agrees with adding up, whatever is measured, put before, and taken away", () => {
    const step = fc.oneof(
      fc.record({ is: fc.constant("measure"), row: fc.nat(30), height: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ is: fc.constant("before"), row: fc.nat(5), height: fc.constant(0) }),
      fc.record({ is: fc.constant("without"), row: fc.nat(30), height: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(5_000), (steps, index) => {
        const heights = new RowHeights();
        let keys = Array.from({ length: 12 }, (_, at) => `${at}`);
        let next = 12;
        const known = new Map<string, number>();
        heights.setRows(keys);
        for (const { is, row, height } of steps) {
          if (is === "measure" && row < keys.length) {
            heights.measure(row, height);
            known.set(keys[row] as string, height);
          } else if (is === "before") {
            keys = [...Array.from({ length: row }, () => `${next++}`), ...keys];
            heights.setRows(keys);
          } else if (is === "without") {
            keys = keys.filter((_, at) => at !== row);
            heights.setRows(keys);
          }
        }
        let sum = 0;
        keys.forEach((key, row) => {
          expect(heights.offset(row)).toBeCloseTo(sum, 6);
          if (known.has(key)) expect(heights.height(row)).toBe(known.get(key));
          sum += heights.height(row);
        });
        const at = heights.rowAt(index);
        if (keys.length > 0) {
          expect(heights.offset(at)).toBeLessThanOrEqual(Math.max(index, 0));
          if (at < keys.length - 1) expect(heights.offset(at + 1)).toBeGreaterThan(index);
        }
      }),
    );
  });
});

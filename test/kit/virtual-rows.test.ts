import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsInView, scrollToRow } from "../../src/kit/virtual-rows.js";

test.each<[scrollTop: number, count: number, start: number, end: number]>([
  [0, 100_000, 0, 18],
  [36, 100_000, 0, 19],
  [3600, 100_000, 92, 118],
  [3_599_640, 100_000, 99_982, 100_000],
  [-50, 100_000, 0, 17],
  [0, 3, 0, 3],
  [0, 0, 0, 0],
  [99_999, 3, 3, 3],
])("scrolled by %i in %i rows: %i to %i", (scrollTop, count, start, end) => {
  expect(rowsInView(scrollTop, 360, 36, count)).toEqual({ start, end });
});

test.each<[row: number, scrollTop: number, to: number]>([
  [0, 0, 0],
  [9, 0, 0],
  [10, 0, 36],
  [5, 360, 180],
  [99_999, 0, 3_599_640],
])("row %i from %i scrolls to %i", (row, scrollTop, to) => {
  expect(scrollToRow(row, scrollTop, 360, 36)).toBe(to);
});

test("a row that was scrolled to is wholly in view, and drawn", () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(3_599_640), fc.integer({ min: 36, max: 900 }), (row, from, height) => {
      const at = scrollToRow(row, from, height, 36);
      expect(row * 36).toBeGreaterThanOrEqual(at);
      expect((row + 1) * 36).toBeLessThanOrEqual(at + height);
      const { start, end } = rowsInView(at, height, 36, 100_000);
      expect(row >= start && row < end).toBe(true);
    }),
  );
});

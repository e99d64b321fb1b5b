import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownCounts } from "../../../../src/features/open-api/counts/count-calls.js";
import { chartLayout, dayLabelWidth } from "../../../../src/features/open-api/counts/drawing/chart-layout.js";
import { addDays } from "../../../../src/lib/dates/days.js";
import { range } from "../../../../src/lib/range.js";

/** By code, then by day. */
const shown = (figures: readonly (readonly (number | bigint)[])[]) =>
  shownCounts(
    {
      days: (figures[0] ?? []).map((_, at) => addDays("2026-01-01", at) ?? ""),
      series: figures.map((counts, at) => ({ id: at + 1, name: `${at + 1}`, counts, total: 0 })),
    },
    new Set(),
  );

const layOut = (figures: readonly (readonly (number | bigint)[])[], width = 600, height = 200) =>
  chartLayout(shown(figures), { width, height });

describe("the scale", () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [100, [0, 50, 100]],
    [101, [0, 50, 100, 150]],
    [1234, [0, 500, 1000, 1500]],
    [18_000_000_000_000_001n, [0, 5e15, 1e16, 1.5e16, 2e16]],
  ])("up to %s", (most, values) => {
    const { ticks } = layOut([[0, most]]);
    expect(ticks.map(({ value }) => value)).toEqual(values);
    expect([ticks[0]?.y, ticks.at(-1)?.y]).toEqual([200, 0]);
  });
});

describe("bars", () => {
  test("stand on each other in the order of the series", () => {
    const { bars } = layOut([
      [10, 0],
      [0, 20],
      [30, 20],
    ]);
    expect(bars.map(({ segments }) => segments)).toEqual([
      [
        { seriesIndex: 0, y: 150, height: 50 },
        { seriesIndex: 2, y: 0, height: 150 },
      ],
      [
        { seriesIndex: 1, y: 100, height: 100 },
        { seriesIndex: 2, y: 0, height: 100 },
      ],
    ]);
  });

  test.each([
    [1, 600, 40],
    [30, 600, 15],
    [366, 600, 600 / 366],
  ])("%i in %i px are %d px wide", (days, width, expected) => {
    const { bars } = layOut([range(0, days).map(() => 1)], width);
    expect(bars).toHaveLength(days);
    expect(bars[0]?.width).toBeCloseTo(expected, 9);
    expect((bars[0]?.x ?? 0) + (bars.at(-1)?.x ?? 0) + expected).toBeCloseTo(width, 9);
  });

  test("a single call beside a million is seen, and the bar keeps its height", () => {
    const { bars } = layOut([[1], [999_998], [1]]);
    expect(bars[0]?.segments.map(({ height }) => height)).toEqual([1, 198, 1]);
  });

  test("more codes than pixels stay in the chart", () => {
    const { bars } = layOut(
      range(0, 50).map((at) => [at * at + 1]),
      600,
      20,
    );
    expect(bars[0]?.segments.at(-1)?.y).toBeCloseTo(0, 9);
    expect(bars[0]?.segments.every(({ height }) => height > 0)).toBe(true);
  });
});

describe("labels", () => {
  test.each([
    [1, 600, [0]],
    [7, 600, [0, 1, 2, 3, 4, 5, 6]],
    [7, 300, [0, 2, 4, 6]],
    [30, 600, [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]],
    [7, 0, [6]],
    [0, 600, []],
  ])("of %i days in %i px", (days, width, labelled) => {
    const { labels } = layOut([range(0, days).map(() => 0)], width);
    expect(labels.map(({ dayIndex }) => dayIndex)).toEqual(labelled);
  });
});

test("without room, days or codes nothing is not a number", () => {
  const layouts = [layOut([[5, 3]], 0, 0), layOut([]), layOut([[]]), layOut([[0]], 0, 200)];
  const numbers = JSON.stringify(layouts, (_, value) => (Number.isNaN(value) ? "NaN" : value));
  expect(numbers).not.toMatch(/NaN|null/);
});

test("whatever is counted: in the chart, on each other, never too thin, labels apart", () => {
  const count = fc.oneof(fc.constant(0), fc.nat(3), fc.nat(1_000_000), fc.maxSafeNat());
  const figures = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 8 }))
    .chain(([days, codes]) =>
      fc.array(fc.array(count, { minLength: days, maxLength: days }), { minLength: codes, maxLength: codes }),
    );
  fc.assert(
    fc.property(figures, fc.integer({ min: 200, max: 1400 }), (counts, width) => {
      const { bars, ticks, labels } = layOut(counts, width);
      expect(ticks.length).toBeLessThanOrEqual(5);
      for (const [at, { x, width: barWidth, segments }] of [...bars.entries()]) {
        expect(x >= -1e-9 && x + barWidth <= width + 1e-9).toBe(true);
        let bottom = 200;
        for (const { y, height } of segments) {
          expect(height).toBeGreaterThanOrEqual(1);
          expect(y + height).toBeCloseTo(bottom, 6);
          bottom = y;
        }
        expect(bottom).toBeGreaterThan(-1e-6);
        expect(segments.map(({ seriesIndex }) => seriesIndex)).toEqual(
          counts.flatMap((each, index) => ((each[at] ?? 0) > 0 ? [index] : [])),
        );
      }
      expect(labels.at(-1)?.dayIndex).toBe(bars.length - 1);
      expect(labels.every(({ x }, at) => at === 0 || x - (labels[at - 1]?.x ?? 0) >= dayLabelWidth)).toBe(
        true,
      );
    }),
  );
});

import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type LaneItem, layOutLanes } from "../../../../src/features/schedule/layout/lanes.js";

const items = (spans: readonly (readonly [number, number])[]): LaneItem[] =>
  spans.map(([from, to], at) => ({ key: String.fromCharCode(97 + at), from, to }));

describe("lanes", () => {
  it.each([
    ["nothing", [], ""],
    ["one alone", [[0, 60]], "a0/1"],
    [
      "what touches does not overlap",
      [
        [0, 60],
        [60, 120],
      ],
      "a0/1 b0/1",
    ],
    [
      "the longer one first",
      [
        [0, 30],
        [0, 60],
      ],
      "b0/2 a1/2",
    ],
    [
      "the first lane that is free",
      [
        [0, 30],
        [0, 60],
        [30, 60],
      ],
      "b0/2 a1/2 c1/2",
    ],
    [
      "clusters count for themselves",
      [
        [0, 60],
        [30, 60],
        [60, 90],
      ],
      "a0/2 b1/2 c0/1",
    ],
    [
      "a cluster is held together by its longest",
      [
        [0, 100],
        [10, 20],
        [30, 40],
        [90, 110],
      ],
      "a0/2 b1/2 c1/2 d1/2",
    ],
    [
      "the same time: by key",
      [
        [0, 60],
        [0, 60],
        [0, 60],
      ],
      "a0/3 b1/3 c2/3",
    ],
    [
      "an end before the start is a minute",
      [
        [60, 30],
        [60, 60],
        [61, 70],
      ],
      "a0/2 b1/2 c0/1",
    ],
  ] as const)("%s", (_, spans, expected) => {
    const laid = layOutLanes(items(spans));
    expect(laid.map(({ item, lane, lanes }) => `${item.key}${lane}/${lanes}`).join(" ")).toBe(expected);
    expect(laid.every(({ width }) => width === 1)).toBe(true);
  });

  it.each([
    [
      "into lanes that are free",
      [
        [0, 100],
        [0, 50],
        [0, 50],
        [60, 100],
      ],
      "a1 b1 c1 d2",
    ],
    [
      "up to the next one",
      [
        [0, 100],
        [0, 50],
        [0, 100],
        [60, 100],
      ],
      "a1 c1 b1 d1",
    ],
    [
      "over all of them",
      [
        [0, 60],
        [0, 60],
        [50, 80],
        [50, 80],
        [65, 100],
      ],
      "a1 b1 c1 d1 e2",
    ],
  ] as const)("widens %s", (_, spans, expected) => {
    const laid = layOutLanes(items(spans), { widens: true });
    expect(laid.map(({ item, width }) => `${item.key}${width}`).join(" ")).toBe(expected);
  });

  const anyItems = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -2, max: 12 })), { maxLength: 30 })
    .map((spans) => spans.map(([from, length], at) => ({ key: `r${at}`, from, to: from + length })));
  const end = ({ from, to }: LaneItem) => Math.max(to, from + 1);
  const meet = (a: LaneItem, b: LaneItem) => a.from < end(b) && b.from < end(a);

  test("no two of a lane overlap, and all are there in order of time", () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (all, widens) => {
        const laid = layOutLanes(all, { widens });
        expect(new Set(laid.map(({ item }) => item))).toEqual(new Set(all));
        expect(laid.map(({ item }) => item.from)).toEqual(all.map(({ from }) => from).sort((a, b) => a - b));
        for (const one of laid) {
          expect(one.lane + one.width).toBeLessThanOrEqual(one.lanes);
          const beside = laid.filter((other) => other !== one && meet(one.item, other.item));
          for (const other of beside)
            expect(one.lane + one.width <= other.lane || other.lane + other.width <= one.lane).toBe(true);
        }
      }),
    );
  });

  test("a cluster has as many lanes as it has items at once", () => {
    fc.assert(
      fc.property(anyItems, (all) => {
        const laid = layOutLanes(all);
        for (const { item, lanes } of laid) {
          const cluster = reached(item, all);
          const atOnce = cluster.map(
            ({ from }) => cluster.filter((b) => b.from <= from && from < end(b)).length,
          );
          expect(lanes).toBe(Math.max(...atOnce));
        }
      }),
    );
  });

  test("the order of the input says nothing", () => {
    const shuffled = anyItems.chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length }).map((other) => ({ all, other })),
    );
    fc.assert(
      fc.property(shuffled, ({ all, other }) => {
        expect(layOutLanes(other, { widens: true })).toEqual(layOutLanes(all, { widens: true }));
      }),
    );
  });

  /** All that an item meets, directly or through others. */
  function reached(item: LaneItem, all: readonly LaneItem[]): LaneItem[] {
    const found = new Set([item]);
    for (const each of found) for (const other of all) if (meet(each, other)) found.add(other);
    return [...found];
  }
});

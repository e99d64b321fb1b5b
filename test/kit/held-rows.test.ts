import { describe, expect, it } from "vitest";
import { edgeBy, heldInstead, wayTo } from "../../src/kit/feed/held-rows.js";
import { RowHeights } from "../../src/kit/feed/row-heights.js";

/** Rows a, b, c … of these heights. */
function rows(...given: number[]): RowHeights {
  const heights = new RowHeights();
  heights.setRows(given.map((_, at) => String.fromCharCode(97 + at)));
  for (const [at, height] of given.entries()) heights.measure(at, height);
  return heights;
}

describe("in the place of a row that is gone", () => {
  it.each([
    ["the next that stayed", "b", ["a", "c", "d"], [{ key: "c", top: 25 }]],
    ["one that is farther down", "b", ["a", "d"], [{ key: "d", top: 55 }]],
    ["the one before, where none after it stayed", "c", ["a", "b"], [{ key: "b", top: -15 }]],
    ["one that is farther up", "d", ["a"], [{ key: "a", top: -55 }]],
    ["none, where all are others", "b", ["x"], []],
  ])("stands %s", (_, key, keys, expected) => {
    expect(heldInstead({ key, top: 5 }, rows(10, 20, 30, 40), keys)).toEqual(expected);
  });
});

describe("the upper edge", () => {
  it("is told by the first row that is there", () => {
    const heights = rows(10, 20, 30);
    expect(edgeBy([{ key: "c", top: 5 }], heights)).toBe(25);
    const anchors = [
      { key: "x", top: 1 },
      { key: "b", top: -4 },
      { key: "a", top: 7 },
    ];
    expect(edgeBy(anchors, heights)).toBe(14);
    expect(edgeBy([{ key: "a", top: 7 }], heights)).toBe(-7);
    expect(edgeBy([{ key: "x", top: 1 }], heights)).toBe(null);
  });
});

describe("the way to a row", () => {
  it.each([
    ["in view: none", 20, 60, "nearest", 0],
    ["in view, to its start", 20, 60, "start", 12],
    ["above", -30, 10, "nearest", -38],
    ["below", 80, 120, "nearest", 20],
    ["higher than what is seen", 10, 150, "nearest", 2],
  ] as const)("%s", (_, top, bottom, where, expected) => {
    expect(wayTo({ top, bottom }, { room: 8, below: 100 }, where)).toBe(expected);
  });
});

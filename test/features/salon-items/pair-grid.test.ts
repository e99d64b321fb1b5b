import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GridCell, gridMove } from "../../../src/features/salon-items/pairs/pair-grid.js";

const size = { rows: 20, columns: 5 };

describe("in the grid of courses and resources", () => {
  test.each<[keys: string, from: [number, number], to: [number, number] | null, paints?: boolean]>([
    ["ArrowRight", [1, 1], [1, 2]],
    ["ArrowRight", [1, 5], [1, 5]],
    ["ArrowLeft", [1, 1], [1, 0]],
    ["ArrowLeft", [0, 1], null],
    ["ArrowUp", [1, 1], [0, 1]],
    ["ArrowUp", [1, 0], null],
    ["ArrowDown", [0, 3], [1, 3]],
    ["ArrowDown", [20, 3], [20, 3]],
    ["Home", [7, 4], [7, 0]],
    ["Home", [0, 4], [0, 1]],
    ["End", [7, 1], [7, 5]],
    ["Ctrl Home", [7, 4], [1, 1]],
    ["Ctrl End", [1, 1], [20, 5]],
    ["PageDown", [3, 2], [13, 2]],
    ["PageDown", [15, 2], [20, 2]],
    ["PageUp", [15, 2], [5, 2]],
    ["PageUp", [5, 2], [0, 2]],
    ["PageUp", [5, 0], [1, 0]],
    ["Shift ArrowRight", [2, 2], [2, 3], true],
    ["Shift ArrowDown", [2, 2], [3, 2], true],
    ["Shift ArrowLeft", [2, 1], [2, 1], true],
    ["Shift ArrowUp", [1, 2], [1, 2], true],
    ["Shift ArrowRight", [0, 2], [0, 3]],
    ["Shift ArrowDown", [2, 0], [3, 0]],
    ["Ctrl ArrowDown", [2, 2], null],
    ["Alt ArrowDown", [2, 2], null],
    ["Meta Home", [2, 2], null],
    ["Enter", [2, 2], null],
    [" ", [2, 2], null],
    ["a", [2, 2], null],
  ])("%s from %j leads to %j", (keys, [row, column], to, paints = false) => {
    const [held, key] = keys.length > 1 && keys.includes(" ") ? keys.split(" ") : ["", keys];
    const event = {
      ...{ key: key ?? "", shiftKey: held === "Shift", ctrlKey: held === "Ctrl" },
      ...{ metaKey: held === "Meta", altKey: held === "Alt" },
    };
    const move = gridMove(event, { row, column }, size);
    expect(move).toEqual(to && { to: { row: to[0], column: to[1] }, paints });
  });

  const key = fc.record({
    key: fc.constantFrom(
      ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Tab"],
    ),
    ...{ shiftKey: fc.boolean(), ctrlKey: fc.boolean() },
    ...{ metaKey: fc.constant(false), altKey: fc.constant(false) },
  });
  const count = fc.integer({ min: 1, max: 12 });

  test("no keys leave it or lead into the corner, and only cells are painted", () => {
    fc.assert(
      fc.property(count, count, fc.array(key, { maxLength: 40 }), (rows, columns, keys) => {
        let at: GridCell = { row: 1, column: 1 };
        for (const each of keys) {
          const move = gridMove(each, at, { rows, columns });
          if (move === null) continue;
          const { row, column } = move.to;
          expect(row >= 0 && row <= rows && column >= 0 && column <= columns).toBe(true);
          expect(row + column).toBeGreaterThan(0);
          if (move.paints) expect(Math.min(at.row, at.column, row, column)).toBeGreaterThan(0);
          at = move.to;
        }
      }),
    );
  });
});

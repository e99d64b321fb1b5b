import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DragState,
  moved,
  placeAt,
  type ReorderEvent,
  reorderByKey,
  reorderMark,
  startDrag,
} from "../../src/kit/reorder.js";

/** Presses the keys on the row at `place` of `count`, and lists what happened. */
function pressed(keys: readonly string[], index: number, count: number) {
  let drag: DragState | null = null;
  const events: ReorderEvent[] = [];
  for (const key of keys) {
    const step = reorderByKey(drag, key, index, count);
    if (!step) continue;
    drag = step.drag;
    if (step.event) events.push(step.event);
  }
  return { drag, events: events.map(({ kind, to }) => `${kind} ${to}`) };
}

describe("by keys", () => {
  test.each<[keys: string[], place: number, events: string[]]>([
    [[" ", "ArrowDown", " "], 0, ["started 0", "moved 1", "dropped 1"]],
    [[" ", "ArrowDown", "ArrowDown", "ArrowDown", " "], 1, ["started 1", "moved 2", "moved 3", "dropped 3"]],
    [[" ", "ArrowUp", "Escape"], 2, ["started 2", "moved 1", "canceled 2"]],
    [[" ", "ArrowUp", " "], 0, ["started 0", "canceled 0"]],
    [[" ", "End", "Home", " "], 1, ["started 1", "moved 3", "moved 0", "dropped 0"]],
    [[" ", "ArrowDown", "ArrowUp", " "], 1, ["started 1", "moved 2", "moved 1", "canceled 1"]],
    [["ArrowDown", "Escape", "Enter"], 1, []],
    [[" ", "a", "F2"], 1, ["started 1"]],
    [[" ", "ArrowDown", "Enter"], 1, ["started 1", "moved 2", "dropped 2"]],
    [[" ", "Enter"], 1, ["started 1", "canceled 1"]],
  ])("%j on row %i of 4", (keys, index, events) => {
    expect(pressed(keys, index, 4).events).toEqual(events);
  });

  test("keys that are not ours are left to others", () => {
    expect(reorderByKey(null, "ArrowDown", 0, 3)).toBeNull();
    expect(reorderByKey(null, "Escape", 0, 3)).toBeNull();
    expect(reorderByKey(startDrag(0, 3, "keys").drag, "Tab", 0, 3)).toBeNull();
  });

  test("an only row cannot be dragged", () => {
    expect(reorderByKey(null, " ", 0, 1)).toBeNull();
  });

  test("whatever is pressed, the place stays in the list", () => {
    const key = fc.constantFrom(" ", "ArrowUp", "ArrowDown", "Home", "End", "Escape", "x");
    fc.assert(
      fc.property(fc.array(key), fc.integer({ min: 1, max: 5 }), fc.nat(), (keys, count, any) => {
        const { drag } = pressed(keys, any % count, count);
        expect(drag === null || (drag.to >= 0 && drag.to < count)).toBe(true);
      }),
    );
  });
});

test.each<[y: number, from: number, to: number]>([
  [-50, 2, 0],
  [19, 2, 0],
  [20, 2, 1],
  [59, 0, 0],
  [60, 0, 1],
  [100, 2, 2],
  [120, 2, 2],
  [500, 0, 3],
  [500, 3, 3],
])("the pointer at %i brings row %i down at %i", (y, from, to) => {
  const boxes = [0, 40, 80, 120].map((top) => ({ top, bottom: top + 40 }));
  expect(placeAt(y, boxes, from)).toBe(to);
});

test("moved puts the row there and keeps the order of the others", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(["a"], 0, 0)).toEqual(["a"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});

test("the line stands on the side from which the row comes down", () => {
  const marks = (drag: DragState | null) => [0, 1, 2, 3].map((index) => reorderMark(drag, index) ?? "");
  expect(marks(null)).toEqual(["", "", "", ""]);
  expect(marks({ from: 1, to: 1, by: "keys" })).toEqual(["", "reorder-dragged", "", ""]);
  expect(marks({ from: 1, to: 3, by: "keys" })).toEqual(["", "reorder-dragged", "", "reorder-after"]);
  expect(marks({ from: 2, to: 0, by: "pointer" })).toEqual(["reorder-before", "", "reorder-dragged", ""]);
});

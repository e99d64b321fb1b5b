import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colorOf, hueColors, leastUsedHue } from "../../../src/features/salon-items/colors.js";
import {
  copyOf,
  inOrder,
  itemIds,
  movedItems,
  placedItems,
  withItem,
  withoutItem,
} from "../../../src/features/salon-items/item-list.js";
import { itemWords } from "../../../src/features/salon-items/messages.js";
import { nameOfCopy } from "../../../src/lib/messages.js";
import { applyMove } from "../../../src/lib/moves.js";
import { course, resource } from "./records.js";

const named = nameOfCopy.ja;
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe("colours", () => {
  test.each([
    ["#2971c6", "#2971c6"],
    ["#2971C6", "#2971c6"],
    ["#ABC", "#aabbcc"],
    ["2971c6", null],
    ["#2971c", null],
    ["#2971c6ff", null],
    ["red", null],
    ["url(x)", null],
    ["", null],
  ])("%j is drawn as %j", (written, drawn) => {
    expect(colorOf(written)).toBe(drawn);
  });

  test("each hue is a colour and has a name in each language", () => {
    expect(hueColors.map(colorOf)).toEqual(hueColors);
    expect(new Set(hueColors).size).toBe(8);
    for (const locale of ["ja", "en"] as const)
      expect(new Set(itemWords("courses", locale).hues).size).toBe(hueColors.length);
  });

  test.each<[string, readonly string[], number]>([
    ["nothing is there", [], 0],
    ["the first is used", ["#2971c6"], 1],
    ["in capitals it is the same", ["#2971C6", "#008388"], 2],
    ["all but one are used", hueColors.filter((_, at) => at !== 5), 5],
    ["all are used, the first of the rarest", [...hueColors, "#2971c6", "#008388"], 2],
    ["what is no hue does not count", ["red", "", "#ffffff", "#29c"], 0],
  ])("of a new one: %s", (_, used, at) => {
    expect(leastUsedHue(used.map((color, n) => course(n + 1, { color })))).toBe(hueColors[at]);
  });
});

describe("a copy", () => {
  test("of a course has exactly these keys", () => {
    const item = course(41, { name: "カット", price: "5,500", is_public: 1, duration_min: 100_000 });
    expect(copyOf("courses", item, named)).toEqual({
      ...{ name: "カットのコピー", duration_min: 100_000, price: "5,500", color: "#2971c6" },
      ...{ description: "d", is_public: 1 },
    });
  });

  test("of a resource has exactly these keys", () => {
    expect(Object.keys(copyOf("resources", resource(12), named))).toEqual([
      ...["name", "capacity", "fee", "color", "icon_url", "description", "is_public"],
    ]);
  });

  test("leaves out what is not there, and keeps null", () => {
    const item = course(41, { price: null });
    delete item.wire.description;
    const copied = copyOf("courses", item, named);
    expect([copied.price, "description" in copied]).toEqual([null, false]);
  });

  test.each([
    ["あ".repeat(96), `${"あ".repeat(96)}のコピー`],
    ["あ".repeat(97), `${"あ".repeat(97)}のコピ`],
    ["あ".repeat(100), "あ".repeat(100)],
    ["😀".repeat(100), "😀".repeat(100)],
    ["", "のコピー"],
  ])("is called at most 100 characters", (name, copied) => {
    expect(copyOf("courses", course(41, { name }), named).name).toBe(copied);
  });
});

describe("an order", () => {
  const items = [
    course(4, { order: null }),
    course(3, { order: 2 }),
    course(9, { order: 2, deleted_at: "2026-11-01" }),
    course(2, { order: "1" }),
    course(1, { order: null }),
  ];

  test("is that of the server; what has no place stands behind, as it came", () => {
    expect(ids(inOrder(items))).toEqual([2, 3, 9, 4, 1]);
    expect(itemIds(items)).toEqual([2, 3, 4, 1]);
    expect(ids(items)).toEqual([4, 3, 9, 2, 1]);
  });

  test("a move gives every one that is not deleted a place, and changes nothing else", () => {
    const moved = movedItems(items, { ids: [1], behind: 2 });
    expect(itemIds(moved)).toEqual([2, 1, 3, 4]);
    expect(moved.map(({ wire }) => wire)).toEqual(items.map(({ wire }) => wire));
    expect(moved[2]).toBe(items[2]);
  });

  test("any moves, each made twice, are those of the ids", () => {
    const move = fc.record({
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
      behind: fc.option(fc.integer({ min: 1, max: 6 })),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 6 }), (moves) => {
        let [shown, order] = [[...items] as ReturnType<typeof movedItems>, itemIds(items)];
        for (const each of moves) {
          shown = movedItems(movedItems(shown, each), each);
          order = applyMove(order, each);
          expect(itemIds(shown)).toEqual(order);
        }
      }),
    );
  });

  test("as the server says they stand", () => {
    const placed = placedItems(items, [
      { id: 4, order: 1 },
      { id: 2, order: 7 },
      { id: 77, order: 2 },
    ]);
    expect(placed.map(({ id, sortKey, wire }) => [id, sortKey, wire.order])).toEqual([
      [4, 1, 1],
      [3, 2, 2],
      [9, 2, 2],
      [2, 7, 7],
      [1, null, null],
    ]);
    expect([placed[1], placed[4]]).toEqual([items[1], items[4]]);
  });

  test("one takes the place of that with its id, where it is shown to stand; a new one stands last", () => {
    const moved = movedItems(items, { ids: [1], behind: 2 });
    const saved = withItem(moved, course(1, { name: "新", order: 9 }));
    expect(itemIds(saved)).toEqual([2, 1, 3, 4]);
    expect(saved.find(({ id }) => id === 1)?.name).toBe("新");
    expect(itemIds(withItem(items, course(7, { order: null })))).toEqual([2, 3, 4, 1, 7]);
    expect(itemIds(withItem([], course(7)))).toEqual([7]);
  });

  test("one is taken out; of what is not there nothing is", () => {
    expect(itemIds(withoutItem(items, 3))).toEqual([2, 4, 1]);
    expect(withoutItem(items, 77)).toBe(items);
  });
});

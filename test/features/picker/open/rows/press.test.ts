import { describe, expect, test } from "vitest";
import { createCatalogue } from "../../../../../src/features/picker/list/catalogue.js";
import { meantRow, type PressedRow, subjectOf } from "../../../../../src/features/picker/open/rows/press.js";
import { arrange } from "../../../../../src/features/picker/open/rows/rows.js";
import { createFinder } from "../../../../../src/features/picker/open/search/finder.js";
import { sourceOf } from "../../open-picker.js";

interface Listed {
  /** The ids of the items in their order. */
  items: number[];
  missing?: number[];
  offersNew?: boolean;
}

function listOf({ items, missing = [], offersNew = false }: Listed) {
  const catalogue = createCatalogue(sourceOf(items.map((id) => ({ id, name: `項目${id}` }))), []);
  const rows = arrange({
    catalogue,
    found: createFinder(catalogue).find(""),
    scope: { is: "all" },
    missing,
    offersNew,
  });
  const at = (row: number): PressedRow | null => {
    const found = row < rows.rowCount ? rows.rowAt(row) : null;
    return found === null || found.is === "heading" ? null : found;
  };
  const name = (row: PressedRow | null) => {
    if (row?.is === "item") return catalogue.itemAt(row.index)?.id;
    return row?.is === "missing" ? `gone ${row.id}` : row?.is;
  };
  return { catalogue, rows, at, name };
}

/** A press on a row of a list as it is drawn, or beside its rows. */
function pressOn({ at, catalogue }: ReturnType<typeof listOf>, row: number, y = 10) {
  const on = at(row);
  return { x: 10, y, on: on && subjectOf(on, catalogue), ariaPosInSet: on?.ariaPosInSet ?? 0 };
}

/** What a press is for that began on a row of one list and ended, so far away, on a row of another, which is that of `now`. */
function pressed(before: Listed, began: number, after: Listed, ended: number, away = 0, now = after) {
  const [first, then, last] = [listOf(before), listOf(after), listOf(now)];
  const row = meantRow(pressOn(first, began), pressOn(then, ended, 10 + away), last.rows, last.catalogue);
  return last.name(row);
}

describe("what a press is for", () => {
  test.each<[what: string, before: Listed, began: number, after: Listed, ended: number, meant: unknown]>([
    ["the same row", { items: [1, 2, 3] }, 1, { items: [1, 2, 3] }, 1, 2],
    ["the item, where another one came under the pointer", { items: [1, 2] }, 1, { items: [9, 1, 2] }, 1, 2],
    ["the item, where nothing is under the pointer any more", { items: [1, 2, 3] }, 2, { items: [3] }, 2, 3],
    ["the item, when the list moved", { items: [1, 2, 3] }, 0, { items: [1, 2, 3] }, 2, 1],
    ["nothing, when the item went", { items: [1, 2] }, 1, { items: [1, 3] }, 1, undefined],
    ["nothing, when the last one went", { items: [1, 2] }, 1, { items: [1] }, 1, undefined],
    [
      "what is deleted, wherever it stands now",
      { items: [1], missing: [7, 8] },
      3,
      { items: [1, 2], missing: [7, 8] },
      3,
      "gone 8",
    ],
    [
      "no other than the one deleted",
      { items: [], missing: [7] },
      1,
      { items: [], missing: [8] },
      1,
      undefined,
    ],
    [
      "the offer, below what came",
      { items: [1], offersNew: true },
      1,
      { items: [1, 2], offersNew: true },
      1,
      "create",
    ],
    ["nothing, when the offer went", { items: [1], offersNew: true }, 1, { items: [1, 2] }, 1, undefined],
  ])("%s", (_what, before, began, after, ended, meant) => {
    expect(pressed(before, began, after, ended)).toBe(meant);
  });

  test("whoever moves the pointer means what is there at the end", () => {
    const list = { items: [1, 2, 3] };
    expect([4, 6].map((away) => pressed(list, 0, list, 1, away))).toEqual([1, 2]);
  });

  test("what began nowhere is for where it ended", () => {
    const list = listOf({ items: [1, 2] });
    expect(list.name(meantRow(null, pressOn(list, 1), list.rows, list.catalogue))).toBe(2);
  });

  test("what is neither on a row at the beginning nor at the end is for nothing", () => {
    expect(pressed({ items: [1] }, 5, { items: [1] }, 5)).toBe(undefined);
  });
});

describe("a press on a list that is drawn as it was, and is another already", () => {
  const drawn = { items: [1, 2, 3], missing: [7], offersNew: true };

  test.each<[what: string, row: number, now: Listed, meant: unknown]>([
    ["the item, wherever it stands now", 2, { items: [9, 1, 2, 3] }, 3],
    ["the item, at another place of a shorter list", 2, { items: [3] }, 3],
    ["nothing, when the item has gone", 1, { items: [9, 1, 3] }, undefined],
    ["nothing, when everything has gone", 0, { items: [] }, undefined],
    ["no item in the place of a deleted one", 4, { items: [9, 1, 2, 3, 7] }, undefined],
    ["the deleted one, further down", 4, { items: [9, 1, 2, 3], missing: [7] }, "gone 7"],
    ["the offer, further down", 5, { items: [9, 1, 2, 3], offersNew: true }, "create"],
  ])("%s", (_, row, now, meant) => {
    expect(pressed(drawn, row, drawn, row, 0, now)).toBe(meant);
  });

  test("whoever moves the pointer means what is drawn at the end", () => {
    expect(pressed(drawn, 0, drawn, 2, 6, { items: [9, 8, 3] })).toBe(3);
  });
});

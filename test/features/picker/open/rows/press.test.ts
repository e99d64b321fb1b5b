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

/** What a press is for that began on a row of one list and ended, so far away, on a row of another. */
function pressed(before: Listed, began: number, after: Listed, ended: number, away = 0) {
  const [first, then] = [listOf(before), listOf(after)];
  const press = { x: 10, y: 10, on: subjectOf(first.at(began) as PressedRow, first.catalogue) };
  const row = meantRow(press, { x: 10, y: 10 + away, row: then.at(ended) }, then.rows, then.catalogue);
  return then.name(row);
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
    const { rows, catalogue, at, name } = listOf({ items: [1, 2] });
    expect(name(meantRow(null, { x: 0, y: 0, row: at(1) }, rows, catalogue))).toBe(2);
  });
});

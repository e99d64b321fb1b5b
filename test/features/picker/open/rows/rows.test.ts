import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResourceItem } from "../../../../../src/api/resources.js";
import { countChosen, isChosen, select } from "../../../../../src/features/picker/choice/selection.js";
import { createCatalogue } from "../../../../../src/features/picker/list/catalogue.js";
import { arrange, type Rows } from "../../../../../src/features/picker/open/rows/rows.js";
import { createFinder } from "../../../../../src/features/picker/open/search/finder.js";
import { injected, sourceOf } from "../../open-picker.js";

/** What holds of every list: rows and positions lead to each other, and positions are counted through. */
function checkRows(rows: Rows): void {
  const reached: number[] = [];
  for (let row = 0; row < rows.rowCount; row++) {
    const at = rows.rowAt(row);
    if (at.is === "heading") continue;
    expect(rows.rowOf(at.ariaPosInSet)).toBe(row);
    reached.push(at.ariaPosInSet);
  }
  expect(reached).toEqual(Array.from({ length: rows.ariaSetSize }, (_, ariaPosInSet) => ariaPosInSet));
  const indices = [...rows.indices()];
  expect(indices.length).toBe(rows.itemCount);
  for (const [ariaPosInSet, index] of indices.entries())
    expect(rows.rowAt(rows.rowOf(ariaPosInSet))).toMatchObject({ is: "item", index, ariaPosInSet });
}

const item = fc.record({
  name: fc.constantFrom("あ", "ア店", "店", "x"),
  group_id: fc.constantFrom(1, 2, 3, "2", null, 99),
  favorite: fc.constantFrom(0, 1),
});

describe("rows and positions", () => {
  it("lead to each other in every list, part and search", () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 12 }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom("", "店", "ん"),
        fc.constantFrom("all", "favourites", 1, 2, null),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        (some, extras, query, scope, gone, offersNew) => {
          const items = some.map((each, at): ResourceItem => ({ ...each, id: at + 1 }));
          const source = sourceOf(items, [{ id: 1 }, { id: 2 }, { id: 3 }]);
          const catalogue = createCatalogue(
            source,
            Array.from({ length: extras }, (_, at) => injected(-at, "指定なし")),
          );
          const rows = arrange({
            catalogue,
            found: createFinder(catalogue).find(query),
            scope: scope === "all" || scope === "favourites" ? { is: scope } : { is: "group", id: scope },
            missing: Array.from({ length: gone }, (_, at) => 100 + at),
            offersNew,
          });
          checkRows(rows);
        },
      ),
    );
  });

  it("between two positions are the items there, whichever comes first", () => {
    const source = sourceOf(
      Array.from({ length: 9 }, (_, at) => ({ id: at + 1, group_id: at % 3 })),
      [{ id: 0 }, { id: 1 }, { id: 2 }],
    );
    const catalogue = createCatalogue(source, []);
    const rows = arrange({
      catalogue,
      found: createFinder(catalogue).find(""),
      scope: { is: "all" },
      missing: [98, 99],
      offersNew: true,
    });
    const all = [...rows.indices()];
    for (let from = 0; from < rows.ariaSetSize; from++) {
      for (let to = from; to < rows.ariaSetSize; to++) {
        expect(rows.indicesBetween(from, to)).toEqual(all.slice(from, to + 1));
        expect(rows.indicesBetween(to, from)).toEqual(all.slice(from, to + 1));
      }
    }
  });
});

describe("100,000 items in 300 groups", () => {
  const count = 100_000;
  const source = sourceOf(
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      name: `タグ${at}`,
      group_id: at % 301,
      favorite: at % 1000 === 0 ? 1 : 0,
    })),
    Array.from({ length: 300 }, (_, at) => ({ id: at, name: `フォルダ${at}` })),
  );
  const catalogue = createCatalogue(source, []);
  const all = { catalogue, scope: { is: "all" }, missing: [], offersNew: false } as const;
  const rows = arrange({ ...all, found: createFinder(catalogue).find("") });

  it("says where every row stands, headings left out, from the first to the last", () => {
    // Headings: the favourites, 300 folders, and what has none.
    expect([rows.ariaSetSize, rows.itemCount, rows.rowCount]).toEqual([count, count, count + 302]);
    expect(rows.rowAt(0)).toEqual({ is: "heading", of: "favourites" });
    expect(rows.rowAt(1)).toMatchObject({ is: "item", index: 0, ariaPosInSet: 0 });
    const last = rows.rowAt(rows.rowCount - 1);
    expect(last).toMatchObject({ is: "item", ariaPosInSet: count - 1, under: { group: null } });
    expect([rows.rowOf(0), rows.rowOf(count - 1)]).toEqual([1, rows.rowCount - 1]);
    let wrong = 0;
    for (let ariaPosInSet = 0; ariaPosInSet < count; ariaPosInSet++) {
      const row = rows.rowAt(rows.rowOf(ariaPosInSet));
      if (row.is !== "item" || row.ariaPosInSet !== ariaPosInSet) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(new Set(rows.indices()).size).toBe(count);
  });

  it("marks what is chosen and counts it", () => {
    const ids = source.ids.filter((id) => Number(id) % 7 === 0);
    const selection = select([...ids, 0, count + 1], catalogue);
    let wrong = 0;
    for (let index = 0; index < count; index++) {
      if (isChosen(selection, index) !== (Number(catalogue.itemAt(index).id) % 7 === 0)) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect([selection.missing, countChosen(selection, rows.indices())]).toEqual([[0, count + 1], ids.length]);
  });

  it("finds the same as looking at each name", () => {
    const found = arrange({ ...all, found: createFinder(catalogue).find("ﾀｸﾞ999") });
    const expected = source.ids.filter((id) => source.items[id]?.name?.includes("タグ999"));
    const ids = [...found.indices()].map((index) => catalogue.itemAt(index).id);
    expect(ids.length).toBe(111);
    expect(ids.toSorted((a, b) => Number(a) - Number(b))).toEqual(expected);
    checkRows(found);
  });
});

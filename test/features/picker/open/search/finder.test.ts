import { describe, expect, it } from "vitest";
import type { ResourceItem, ResourceSource } from "../../../../../src/api/resources.js";
import { createCatalogue } from "../../../../../src/features/picker/list/catalogue.js";
import { createFinder } from "../../../../../src/features/picker/open/search/finder.js";

const tokyo = { id: 1, name: "東京店" };
const listed: ResourceItem[] = [
  tokyo,
  { id: 2, name: "大阪店" },
  { id: 3, name: "東 京駅前" },
  { id: 4, name: 2024 as unknown as string },
  { id: 5 } as ResourceItem,
];
const sourceOf = (items: readonly ResourceItem[]): ResourceSource => ({
  items: Object.fromEntries(items.map((item) => [item.id, item])),
  groups: {},
  ids: items.map(({ id }) => id),
  group_ids: [],
  meta: {},
});

function found(query: string, items = listed, injected: readonly ResourceItem[] = []): (string | number)[] {
  const catalogue = createCatalogue(sourceOf(items), injected);
  return createFinder(catalogue)
    .find(query)
    .flatMap(({ places: indices }) => [...indices].map((index) => catalogue.itemAt(index).id));
}

describe("what a query finds in a list", () => {
  it.each<[query: string, ids: number[]]>([
    ["東京", [1, 3]],
    ["店", [1, 2]],
    ["2024", [4]],
    ["５", [5]],
    ["名古屋", []],
  ])("by %j are the items %j", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("are the same items among names that fold with their neighbours", () => {
    const mixed = [...listed, { id: 6, name: "㈱東京" }, { id: 7, name: "ｶﾞ" }];
    expect(found("東京", mixed)).toEqual([1, 3, 6]);
    expect(found("ガ", mixed)).toEqual([7]);
    expect(found("株", mixed)).toEqual([6]);
  });

  it("are injected items too, where they stand before the list and in place of one of it", () => {
    const injected = [
      { id: 2, name: "東京の次" },
      { id: "x", name: "東京以外" },
      { id: "y", name: "他" },
    ];
    expect(found("東京", listed, injected)).toEqual([2, "x", 1, 3]);
    expect(found("大阪", listed, injected)).toEqual([]);
  });

  it("is always what stands for something else", () => {
    expect(found("名古屋", listed, [{ id: "all", name: "すべて", super: true }])).toEqual(["all"]);
  });

  it("is the same whether or not the search was made ready before", () => {
    const catalogue = createCatalogue(sourceOf([...listed, { id: 6, name: "㈱東京" }]), []);
    const finder = createFinder(catalogue);
    finder.prepare();
    expect(finder.find("東京").map(({ places: indices }) => [...indices])).toEqual([[0, 2, 5]]);
  });
});

import { expect, test } from "vitest";
import type { ItemId, ResourceItem } from "../../../../src/api/resources.js";
import { createKnown } from "../../../../src/features/filter/checks/known-lists.js";
import { createResource, type Resource, type ResourceState } from "../../../../src/features/picker/index.js";
import type { PageLists } from "../../../../src/references/lists.js";
import { warningsOf } from "./judge.js";

const trigger = {
  event: "order.created",
  params: {
    total: { type: "number" },
    items: { type: "array" },
    order: {
      type: "map",
      children: {
        code: { type: "string" },
        lines: { type: "array", children: { name: { type: "string" } } },
        future: { type: "colour" },
      },
    },
  },
};

const tags = [
  { type: 60, tag_ids: [101], tag_or: 0 },
  { type: 60, tag_ids: ["101"], tag_or: 2 },
];
const choices = ["2041", "2042"].map((query) => ({ type: 75, var_id: 204, match: 0, query }));

test("what is deleted is not certain, what is there or not known yet is", () => {
  expect(warningsOf(tags, knownOf({ tag: [{ id: 101 }] }))).toContain("contradiction r1 r0");
  expect(warningsOf(tags, knownOf({ tag: [{ id: 102 }] }))).toEqual([]);
  expect(warningsOf(tags, knownOf({}))).toContain("contradiction r1 r0");
});

test("a list that may not be whole calls nothing deleted", () => {
  const state: ResourceState = { is: "ready", source: sourceOf([]), complete: false };
  const incomplete: Resource = { ...listOf([]), state: () => state };
  const lists: PageLists = { list: () => incomplete, choices: () => incomplete, add: nothingAdded };
  expect(warningsOf(tags, createKnown(lists, null))).toContain("contradiction r1 r0");
});

test("two choices are apart once their names are known", () => {
  const variable = { varia: [{ id: 204, type: 20 }] };
  const named = [
    { id: 2041, name: "ゴールド" },
    { id: 2042, name: "シルバー" },
  ];
  expect(warningsOf(choices, knownOf({ ...variable, choices: named }))).toContain("contradiction r1 r0");
  expect(warningsOf(choices, knownOf(variable))).toEqual([]);
  expect(warningsOf(choices, knownOf({ choices: named }))).toEqual([]);
});

test.each([
  ["total", "order.created", true],
  ["order.code", "order.created", true],
  ["total", "member.joined", false],
  ["items", "order.created", false],
  ["order.lines", "order.created", false],
  ["order.lines.name", "order.created", false],
  ["order.future", "order.created", false],
  ["order", "order.created", false],
  ["gone", "order.created", false],
])("%s of %s has one value only: %s", (key, event, single) => {
  const conditions = ["A", "B"].map((query) => ({ type: 115, match: 0, query, context: { event, key } }));
  expect(warningsOf(conditions, knownOf({})).length > 0).toBe(single);
});

test("without a trigger, and with one that is none, nothing has one value only", () => {
  const conditions = ["A", "B"].map((query) => ({
    type: 115,
    match: 0,
    query,
    context: { event: "order.created", key: "total" },
  }));
  for (const none of [null, "order.created", [], { event: "order.created", params: [trigger] }])
    expect(warningsOf(conditions, createKnown(listsOf({}), none))).toEqual([]);
});

test("tells which lists it asked", () => {
  const asked: Resource[] = [];
  const lists = listsOf({ tag: [{ id: 101 }] });
  warningsOf(
    tags,
    createKnown(lists, null, (list) => asked.push(list)),
  );
  expect(new Set(asked)).toEqual(new Set([lists.list("tag")]));
});

type Given = Readonly<Partial<Record<string, ResourceItem[]>>>;

function knownOf(given: Given) {
  return createKnown(listsOf(given), trigger);
}

/** Lists as they are given; others never arrive. */
function listsOf(given: Given): PageLists {
  const lists = new Map<string, Resource>();
  const list = (kind: string) => {
    const known = lists.get(kind) ?? listOf(given[kind]);
    lists.set(kind, known);
    return known;
  };
  return { list, choices: (_: ItemId) => list("choices"), add: nothingAdded };
}

function listOf(items: ResourceItem[] | undefined): Resource {
  return createResource({
    given: items ? sourceOf(items) : null,
    load: () => new Promise(() => {}),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
}

function sourceOf(items: ResourceItem[]) {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: {},
    ids: items.map(({ id }) => id),
    group_ids: [],
    meta: {},
  };
}

function nothingAdded(): Promise<never> {
  return new Promise(() => {});
}

import { expect, test, vi } from "vitest";
import type { ResourceSource } from "../../../../src/api/resources.js";
import { conditionRows } from "../../../../src/features/filter/entity.js";
import { createRowSentences } from "../../../../src/features/filter/summary/row-sentences.js";
import { createResource, type Resource } from "../../../../src/features/picker/index.js";
import type { PageLists } from "../../../../src/references/index.js";
import { sourceOf } from "../../picker/open-picker.js";
import { stateOf, tagged } from "../open-filter.js";

const tags = sourceOf([
  { id: 1, name: "常連" },
  { id: 2, name: "新規" },
]);

/** Lists whose answers come when the test says so. */
function deferredLists() {
  const answers = new Map<string, (source: ResourceSource) => void>();
  const made = new Map<string, Resource>();
  const load = vi.fn((kind: string) => new Promise<ResourceSource>((come) => answers.set(kind, come)));
  const list = (kind: string) => {
    if (!made.has(kind))
      made.set(
        kind,
        createResource({
          given: null,
          load: async () => ({ ok: true, status: 200, data: await load(kind) }),
          forbiddenIsEmpty: false,
          now: () => 0,
        }),
      );
    return made.get(kind) as Resource;
  };
  const arrive = async (kind: string, source: ResourceSource) => {
    answers.get(kind)?.(source);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { lists: { list } as unknown as PageLists, load, arrive };
}

const [tag, text] = conditionRows(stateOf(tagged(1), { type: 25, status: "元気" }));

test("a row that names something says nothing before its list is there; others speak at once", async () => {
  const { lists, load, arrive } = deferredLists();
  const sentences = createRowSentences(lists, "ja");
  expect([sentences.of(tag as never), sentences.of(text as never)]).toEqual([
    undefined,
    "ステータスメッセージに「元気」を含む",
  ]);
  expect(load).not.toHaveBeenCalled();
  const heard = vi.fn();
  sentences.subscribe(heard);
  expect(load.mock.calls).toEqual([["tag"]]);
  await arrive("tag", tags);
  expect(heard).toHaveBeenCalledOnce();
  expect(sentences.of(tag as never)).toContain("常連");
});

test("a row drawn later loads a list that nobody asked for before", async () => {
  const { lists, load, arrive } = deferredLists();
  const sentences = createRowSentences(lists, "ja");
  const heard = vi.fn();
  sentences.subscribe(heard);
  expect(sentences.of(tag as never)).toBeUndefined();
  await arrive("tag", tags);
  expect(load.mock.calls).toEqual([["tag"]]);
  await arrive("tag", tags);
  expect(sentences.of(tag as never)).toContain("常連");
});

test("the last one who leaves lets go of the lists", async () => {
  const { lists, arrive } = deferredLists();
  const sentences = createRowSentences(lists, "ja");
  sentences.of(tag as never);
  const heard = vi.fn();
  sentences.subscribe(heard)();
  await arrive("tag", tags);
  expect(heard).not.toHaveBeenCalled();
});

import { describe, expect, it } from "vitest";
import type { ResourceSource } from "../../../../src/api/resources.js";
import { describeRows } from "../../../../src/features/filter/clipboard/describe-rows.js";
import type { FilterRow } from "../../../../src/features/filter/entity.js";
import type { Resource, ResourceState } from "../../../../src/features/picker/index.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { type NamedThings, namedThings, whenSettled } from "../../../../src/references/deleted-items.js";
import type { PageLists } from "../../../../src/references/index.js";
import { sourceOf } from "../../picker/open-picker.js";
import { anyOf, held, stateOf, tagged } from "../open-filter.js";

const source = sourceOf(
  [
    { id: 1, name: "VIP" },
    { id: "a b", name: "文字のID" },
  ],
  [{ id: 2, name: "顧客" }],
);
const failure = { kind: "unreachable", status: null, messages: [] } as const;
const ready = (of: ResourceSource = source): ResourceState => ({ is: "ready", source: of, complete: true });

/** Lists of one state each, which a test may change. */
function openLists(first: ResourceState): {
  lists: PageLists;
  asked: string[];
  become(kind: string, state: ResourceState): void;
  listeners(): number;
} {
  const states = new Map<string, ResourceState>();
  const known = new Map<string, Resource>();
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const list = (kind: string): Resource => {
    if (!known.has(kind)) asked.push(kind);
    const resource: Resource = known.get(kind) ?? {
      state: () => states.get(kind) ?? first,
      subscribe(listener: () => void) {
        const notify = () => listener();
        listeners.add(notify);
        return () => void listeners.delete(notify);
      },
      retry() {},
      refresh() {},
      invalidate: async () => {},
      insert: () => () => {},
      catalogue: () => null,
      coded: () => resource,
    };
    known.set(kind, resource);
    return resource;
  };
  return {
    lists: { list, choices: () => list("choices"), add: () => Promise.resolve({ ok: false, failure }) },
    asked,
    become(kind, state) {
      states.set(kind, state);
      for (const listener of [...listeners]) listener();
    },
    listeners: () => listeners.size,
  };
}

function namedIn(rows: readonly FilterRow[], lists: PageLists): NamedThings {
  return namedThings(lists, (names) => describeRows(rows, names));
}

describe("how many things are named that are not there", () => {
  const folder = { type: 60, use_group: 1, tag_ids: [], tag_or: 0 };
  it.each<[what: string, inputs: PlainData[], count: number]>([
    ["none where all are there", [tagged(1)], 0],
    ["each once, however often it is named", [tagged(8), tagged(8), anyOf(tagged(8), tagged(9))], 2],
    ["an id as text is the same", [tagged(8), { ...tagged(8), tag_ids: ["8", "1", "a b"] }], 1],
    ["of two lists", [tagged(8), { type: 50, notify: [8] }], 2],
    ["a folder that is there", [{ ...folder, tag_group_id: 2 }], 0],
    ["a folder that is not", [{ ...folder, tag_group_id: 8 }], 1],
    ["an item is no folder", [{ ...folder, tag_group_id: 1 }], 1],
    ["a name of the prototype", [{ ...tagged(1), tag_ids: ["constructor", "__proto__"] }], 2],
    ["nothing chosen", [{ type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 }], 0],
    ["what cannot be read names nothing", [held, null, 5, { type: 60 }], 0],
  ])("%s", (_, inputs, count) => {
    expect(namedIn(stateOf(...inputs).rows, openLists(ready()).lists).countMissing()).toBe(count);
  });

  it.each<[what: string, state: ResourceState]>([
    ["still loading", { is: "loading", source: null }],
    ["not to be had", { is: "failed", source: null, failure } as never],
    ["perhaps not whole", { is: "ready", source, complete: false }],
  ])("none of a list that is %s", (_, state) => {
    expect(namedIn(stateOf(tagged(8)).rows, openLists(state).lists).countMissing()).toBe(0);
  });
});

describe("waiting for the lists", () => {
  const inputs = [tagged(8), { type: 85, landing_ids: [8], landing_or: 0 }];
  const loading: ResourceState = { is: "loading", source: null };

  it("ends when the last has come or failed, and leaves them", () => {
    const { lists, asked, become, listeners } = openLists(loading);
    let reported = 0;
    whenSettled(namedIn(stateOf(...inputs).rows, lists), () => {
      reported += 1;
    });
    const [first = "", second = "", ...others] = asked;
    expect(others).toEqual([]);
    become(first, ready());
    expect([reported, listeners()]).toEqual([0, 2]);
    become(second, { is: "failed", source: null, failure } as never);
    expect([reported, listeners()]).toEqual([1, 0]);
  });

  it("is over at once where they are there, or none is named", () => {
    for (const named of [inputs, [held]]) {
      const { lists, listeners } = openLists(ready());
      let reported = 0;
      whenSettled(namedIn(stateOf(...named).rows, lists), () => {
        reported += 1;
      });
      expect([reported, listeners()]).toEqual([1, 0]);
    }
  });

  it("can be given up", () => {
    const { lists, become, listeners } = openLists(loading);
    let reported = 0;
    const stop = whenSettled(namedIn(stateOf(tagged(8)).rows, lists), () => {
      reported += 1;
    });
    stop();
    become("tag", ready());
    expect([reported, listeners()]).toEqual([0, 0]);
  });
});

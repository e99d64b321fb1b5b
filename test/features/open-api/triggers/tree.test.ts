import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as edits from "../../../../src/features/open-api/triggers/tree/edits.js";
import {
  countHidden,
  find,
  flatten,
  keepUids,
  newParam,
  type ParamNode,
  paramsOnWire,
  pathOf,
  readParams,
  writeParams,
} from "../../../../src/features/open-api/triggers/tree/tree.js";
import { isPlainObject, type PlainData } from "../../../../src/lib/plain-data.js";
import { repetitions } from "../../../tools/repetitions.js";
import { anyParams, counter, said, tidyParams, uidOf, wireOf } from "./any-params.js";

const order = "order:map(pickup_at:datetime items:array) name:string";

/** All nodes, also those that are not shown. */
function all(nodes: readonly ParamNode[]): ParamNode[] {
  return nodes.flatMap((node) => [node, ...all(node.children)]);
}

describe("what was loaded and not edited", () => {
  it("goes back key for key, in its order", () => {
    fc.assert(
      fc.property(anyParams, (wire) => {
        const nodes = readParams(wire, counter());
        expect(JSON.stringify(writeParams(nodes))).toBe(JSON.stringify(wire));
      }),
      { numRuns: repetitions(1_000, 10_000) },
    );
  });

  it.each([
    '{"__proto__":{"type":"string","label":"P"},"a":{"__proto__":1,"type":"map","children":{"__proto__":{}}}}',
    '{"2":{"type":"string"},"10":{"type":"map","children":{"1":{"type":"number"}}},"b":null,"c":"text","d":[1]}',
    '{"a":{"children":{"x":{"type":"number"}},"type":"string","label":"A"}}',
    '{"a":{"type":"map","children":null},"b":{"type":"map","children":[1]},"c":{"type":"map"}}',
    '{"a":{"label":5,"type":null,"unit":"kg"},"b":{"type":"money","label":"M"}}',
  ])("%s", (text) => {
    expect(JSON.stringify(writeParams(readParams(JSON.parse(text), counter())))).toBe(text);
    expect(Object.getPrototypeOf(writeParams(readParams(JSON.parse(text), counter())))).toBe(
      Object.prototype,
    );
  });

  it("also 200 levels deep", () => {
    const text = `${'{"a":{"type":"map","children":'.repeat(200)}{}${"}}".repeat(200)}`;
    const nodes = readParams(JSON.parse(text), counter());
    expect(JSON.stringify(writeParams(nodes))).toBe(text);
    expect(flatten(nodes, new Set()).at(-1)).toMatchObject({ level: 200, at: 0, count: 1 });
  });

  it.each([[null], [[1, 2]], ["text"], [undefined]])("where params is %j", (loaded) => {
    const nodes = readParams(loaded, counter());
    expect(paramsOnWire(nodes, loaded)).toBe(loaded);
    expect(paramsOnWire(edits.appendRoot(nodes, newParam(counter(1000), { key: "a" })), loaded)).toEqual({
      a: { label: "", type: "string" },
    });
  });
});

describe("what is sent after an edit", () => {
  it.each<[what: string, loaded: string, field: edits.ParamField, value: string, sent: string]>([
    [
      "another label in its place",
      '{"u":1,"label":"A","type":"string"}',
      "label",
      "B",
      '{"u":1,"label":"B","type":"string"}',
    ],
    [
      "a label that was not there",
      '{"type":"string","u":1}',
      "label",
      "B",
      '{"type":"string","u":1,"label":"B"}',
    ],
    [
      "a map without what was in it",
      '{"type":"map","children":{"x":{}}}',
      "type",
      "string",
      '{"type":"string"}',
    ],
    [
      "a map whose inside was unreadable",
      '{"type":"map","children":[1]}',
      "type",
      "array",
      '{"type":"array"}',
    ],
    [
      "no map, and none before",
      '{"type":"string","children":{"x":1}}',
      "type",
      "number",
      '{"type":"number","children":{"x":1}}',
    ],
    [
      "a map that was none",
      '{"type":"string","children":{"x":1}}',
      "type",
      "map",
      '{"type":"map","children":{"x":1}}',
    ],
    ["what was no object", '"text"', "label", "B", '{"label":"B"}'],
  ])("%s", (_what, loaded, field, value, sent) => {
    const nodes = readParams({ a: JSON.parse(loaded) as PlainData }, counter());
    const edited = edits.setField(nodes, nodes[0]?.uid ?? 0, field, value);
    expect(JSON.stringify(writeParams(edited))).toBe(`{"a":${sent}}`);
    const back = edits.setField(edited, nodes[0]?.uid ?? 0, field, nodes[0]?.[field] ?? "");
    expect(JSON.stringify(writeParams(back))).toBe(`{"a":${loaded}}`);
  });

  it("a new map with what is in it, and without it once it is no map", () => {
    const ids = counter();
    const map = newParam(ids, { key: "m", label: "M", type: "map" });
    const nodes = edits.addChild([map], map.uid, newParam(ids, { key: "x", label: "X" }));
    const sent = { m: { label: "M", type: "map", children: { x: { label: "X", type: "string" } } } };
    expect(writeParams(nodes)).toEqual(sent);
    expect(writeParams(edits.setField(nodes, map.uid, "type", "array"))).toEqual({
      m: { label: "M", type: "array" },
    });
  });

  it("an empty map once its last child is gone", () => {
    const nodes = readParams(wireOf("m:map(x:string)"), counter());
    expect(writeParams(edits.remove(nodes, uidOf(nodes, "m.x")))).toEqual({
      m: { label: "M", type: "map", children: {} },
    });
  });
});

describe("edits", () => {
  it.each<[what: string, edit: (nodes: readonly ParamNode[]) => readonly ParamNode[], then: string]>([
    [
      "a key",
      (nodes) => edits.setField(nodes, uidOf(nodes, "order.items"), "key", "goods"),
      "order:map(pickup_at:datetime goods:array) name:string",
    ],
    [
      "into another",
      (nodes) => edits.addChild(nodes, uidOf(nodes, "order"), newParam(counter(1000), { key: "x" })),
      "order:map(pickup_at:datetime items:array x:string) name:string",
    ],
    [
      "as the last",
      (nodes) => edits.appendRoot(nodes, newParam(counter(1000), { key: "x" })),
      `${order} x:string`,
    ],
    ["out", (nodes) => edits.remove(nodes, uidOf(nodes, "order")), "name:string"],
    [
      "down",
      (nodes) => edits.move(nodes, uidOf(nodes, "order"), 1),
      "name:string order:map(pickup_at:datetime items:array)",
    ],
    [
      "beyond the end",
      (nodes) => edits.move(nodes, uidOf(nodes, "order.pickup_at"), 9),
      "order:map(items:array pickup_at:datetime) name:string",
    ],
    ["of nothing", (nodes) => edits.remove(nodes, -1), order],
  ])("%s", (_what, edit, then) => {
    expect(said(edit(readParams(wireOf(order), counter())))).toBe(then);
  });

  it("share what they do not touch, and answer with the same tree where there is nothing to do", () => {
    const nodes = readParams(wireOf(`${order} other:map(x:string)`), counter());
    const edited = edits.setField(nodes, uidOf(nodes, "order.items"), "label", "new");
    expect(edited[0]).not.toBe(nodes[0]);
    expect(edited[0]?.children[0]).toBe(nodes[0]?.children[0]);
    expect(edited[2]).toBe(nodes[2]);
    expect(edits.setField(nodes, uidOf(nodes, "name"), "label", "NAME")).toBe(nodes);
    expect(edits.setField(nodes, -1, "label", "x")).toBe(nodes);
    expect(edits.move(nodes, uidOf(nodes, "order"), -3)).toBe(nodes);
    expect(edits.remove(nodes, -1)).toBe(nodes);
    expect(edits.addChild(nodes, -1, newParam(counter(1000)))).toBe(nodes);
  });

  it("copy with uids and a key of their own", () => {
    const ids = counter();
    const first = readParams(wireOf("m:map(x:string) m_2:string"), ids);
    const { nodes, uid } = edits.duplicate(first, uidOf(first, "m"), ids);
    expect(said(nodes)).toBe("m:map(x:string) m_3:map(x:string) m_2:string");
    expect(find(nodes, uid ?? -1)).toMatchObject({ key: "m_3", label: "M", loaded: null });
    const uids = all(nodes).map((node) => node.uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(edits.duplicate(first, -1, ids)).toEqual({ nodes: first, uid: null });
    const long = [newParam(ids, { key: "k".repeat(64) })];
    expect(edits.duplicate(long, long[0]?.uid ?? 0, ids).nodes[1]?.key).toBe(`${"k".repeat(62)}_2`);
    const blank = [newParam(ids)];
    expect(edits.duplicate(blank, blank[0]?.uid ?? 0, ids).nodes[1]?.key).toBe("");
  });

  it("move back to where it was", () => {
    fc.assert(
      fc.property(tidyParams, fc.nat(), fc.integer({ min: -2, max: 8 }), (wire, choice, to) => {
        const nodes = readParams(wire, counter());
        const rows = flatten(nodes, new Set());
        const row = rows[choice % Math.max(rows.length, 1)];
        if (!row) return;
        const moved = edits.move(nodes, row.node.uid, to);
        expect(edits.move(moved, row.node.uid, row.at)).toEqual(nodes);
        expect(writeParams(moved)).toEqual(wire);
      }),
    );
  });
});

describe("rows", () => {
  it("name level, parent and place, without what is collapsed or in no map", () => {
    const nodes = readParams(wireOf("a:map(b:map(c:string) d:string(e:string)) f:number"), counter());
    const rows = (collapsed: readonly string[]) =>
      flatten(nodes, new Set(collapsed.map((path) => uidOf(nodes, path)))).map(
        ({ node, level, parent, at, count }) =>
          `${node.key} ${level} ${parent === null ? "-" : find(nodes, parent)?.key} ${at}/${count}`,
      );
    expect(rows([])).toEqual(["a 1 - 0/2", "b 2 a 0/2", "c 3 b 0/1", "d 2 a 1/2", "f 1 - 1/2"]);
    expect(rows(["a.b"])).toEqual(["a 1 - 0/2", "b 2 a 0/2", "d 2 a 1/2", "f 1 - 1/2"]);
    expect(rows(["a"])).toEqual(["a 1 - 0/2", "f 1 - 1/2"]);
    expect(nodes.map(countHidden)).toEqual([3, 0]);
    expect(pathOf(nodes, uidOf(nodes, "a.b.c"))).toEqual(["a", "b", "c"]);
    expect(pathOf(nodes, -1)).toEqual([]);
    expect(find(nodes, -1)).toBe(null);
  });

  it("stay the same rows when the tree is read anew", () => {
    const ids = counter();
    const before = readParams(wireOf("a:map(b:string) c:string"), ids);
    const after = keepUids(readParams(wireOf("c:number new:string a:map(x:string b:string)"), ids), before);
    expect(uidOf(after, "a.b")).toBe(uidOf(before, "a.b"));
    expect(uidOf(after, "c")).toBe(uidOf(before, "c"));
    expect(uidOf(after, "new")).toBeGreaterThan(3);
    expect(after[0]?.loaded?.type).toBe("number");
  });
});

it("nothing that is read is changed", () => {
  const wire = wireOf(order);
  const text = JSON.stringify(wire);
  const nodes = readParams(wire, counter());
  const written = writeParams(edits.setField(nodes, uidOf(nodes, "order"), "type", "string"));
  expect(isPlainObject(written.order) && written.order.children).toBe(undefined);
  expect(JSON.stringify(wire)).toBe(text);
});

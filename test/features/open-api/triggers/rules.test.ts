import { describe, expect, it } from "vitest";
import * as edits from "../../../../src/features/open-api/triggers/tree/edits.js";
import { changedInUse } from "../../../../src/features/open-api/triggers/tree/in-use.js";
import { foldKey, treeProblems, trimKeys } from "../../../../src/features/open-api/triggers/tree/rules.js";
import {
  find,
  newParam,
  type ParamNode,
  pathOf,
  readParams,
} from "../../../../src/features/open-api/triggers/tree/tree.js";
import { counter, said, uidOf, wireOf } from "./any-params.js";

/** Problems as `path field code`. */
function problems(nodes: readonly ParamNode[]): string[] {
  return treeProblems(nodes).problems.map(
    ({ uid, field, code }) => `${pathOf(nodes, uid).join(".")} ${field} ${code}`,
  );
}

describe("keys", () => {
  it.each<[key: string, code: string | null]>([
    ["", "keyRequired"],
    ["  ", "keyRequired"],
    ["a b", "keyInvalid"],
    ["a.b", "keyInvalid"],
    ["名前", "keyInvalid"],
    ["Ａ", "keyInvalid"],
    ["12", "keyInvalid"],
    ["-12", null],
    ["1a", null],
    ["_", null],
    ["pickup_at-2", null],
    ["a\n", "keyInvalid"],
    ["k".repeat(64), null],
    ["k".repeat(65), "keyInvalid"],
    ["__proto__", "keyInvalid"],
    ["constructor", "keyInvalid"],
    ["prototype", "keyInvalid"],
    ["toString", null],
    ["taken", "keyTaken"],
    ["TAKEN", null],
  ])("%j: %s", (key, code) => {
    const loaded = readParams(wireOf("taken:string was:string"), counter());
    const renamed = edits.setField(loaded, uidOf(loaded, "was"), "key", key);
    const added = edits.appendRoot(loaded.slice(0, 1), newParam(counter(1000), { key }));
    for (const nodes of [renamed, added]) expect(problems(nodes)).toEqual(code ? [`${key} key ${code}`] : []);
  });

  it.each([
    ["ｏｒｄｅｒ＿ｉｄ－１２", "order_id-12"],
    ["　Ｎａｍｅ ", "Name"],
    ["a−b", "a-b"],
    ["①", "①"],
    ["ｶﾅ", "ｶﾅ"],
    ["plain", "plain"],
  ])("%s is meant as %s", (typed, meant) => expect(foldKey(typed)).toBe(meant));

  it("are folded where they were edited", () => {
    const loaded = readParams(wireOf("Ａ:string m:map(ｂ:string c:string)"), counter());
    expect(trimKeys(loaded)).toBe(loaded);
    const edited = edits.setField(loaded, uidOf(loaded, "m.c"), "key", "ｃｄ");
    expect(said(trimKeys(edited))).toBe("Ａ:string m:map(ｂ:string cd:string)");
    expect(trimKeys(edited)[0]).toBe(edited[0]);
  });
});

describe("what was loaded", () => {
  const wire = JSON.parse(
    `{"a.b":{"label":"${"あ".repeat(101)}","type":"money"},"7":{},"__proto__":null,"m":{"type":"map","children":{"":1}}}`,
  );

  it("is judged only where it was edited", () => {
    const nodes = readParams(wire, counter());
    expect(problems(nodes)).toEqual([]);
    expect(problems(edits.setField(nodes, uidOf(nodes, "m"), "label", "x"))).toEqual([]);
    const edited = edits.setField(nodes, nodes[1]?.uid ?? 0, "label", "𠮷".repeat(101));
    expect(problems(edited)).toEqual(["a.b label labelTooLong"]);
    expect(problems(edits.setField(nodes, nodes[1]?.uid ?? 0, "label", "𠮷".repeat(100)))).toEqual([]);
    expect(problems(edits.setField(nodes, nodes[1]?.uid ?? 0, "key", "7"))).toEqual(["7 key keyInvalid"]);
  });

  it("may be deeper than five levels and have more than 500 keys, what is added may not", () => {
    const deep = readParams(wireOf("a:map(b:map(c:map(d:map(e:map(f:string)))))"), counter());
    expect(problems(deep)).toEqual([]);
    const deeper = edits.addChild(deep, uidOf(deep, "a.b.c.d.e"), newParam(counter(1000), { key: "g" }));
    expect(problems(deeper)).toEqual(["a.b.c.d.e.g key tooDeep"]);

    const ids = counter();
    const many = readParams(wireOf(rowsOf(501)), ids);
    expect(treeProblems(many).tooMany).toBe(false);
    expect(treeProblems(edits.remove(many, many[0]?.uid ?? 0)).tooMany).toBe(false);
    expect(treeProblems(edits.appendRoot(many.slice(0, 499), newParam(ids, { key: "x" }))).tooMany).toBe(
      false,
    );
    expect(treeProblems(edits.appendRoot(many.slice(0, 500), newParam(ids, { key: "x" }))).tooMany).toBe(
      true,
    );
  });

  it("what is not sent is not judged", () => {
    const loaded = readParams(wireOf("m:map(x:string)"), counter());
    const nodes = edits.setField(loaded, uidOf(loaded, "m.x"), "key", "");
    expect(problems(nodes)).toEqual(["m. key keyRequired"]);
    expect(problems(edits.setField(nodes, uidOf(nodes, "m"), "type", "array"))).toEqual([]);
  });
});

function rowsOf(count: number): string {
  return Array(count)
    .fill(0)
    .map((_, at) => `k${at}:string`)
    .join(" ");
}

describe("keys in use", () => {
  const loaded = readParams(wireOf("order:map(at:datetime items:array) name:string age:number"), counter());
  const set = (path: string, field: edits.ParamField, value: string) => (nodes: readonly ParamNode[]) =>
    edits.setField(nodes, uidOf(nodes, path), field, value);
  const out = (path: string) => (nodes: readonly ParamNode[]) => edits.remove(nodes, uidOf(nodes, path));
  const add = (key: string, type: string) => (nodes: readonly ParamNode[]) =>
    edits.appendRoot(nodes, newParam({ next: () => 99 }, { key, type }));

  it.each<
    [
      what: string,
      steps: ((nodes: readonly ParamNode[]) => readonly ParamNode[])[],
      notes: string[],
      removed: string[],
    ]
  >([
    ["nothing", [], [], []],
    ["a label", [set("name", "label", "x")], [], []],
    ["renamed", [set("name", "key", "full")], ["full"], []],
    ["renamed and back", [set("name", "key", "x"), set("x", "key", "name")], [], []],
    ["a renamed map, not each of its children", [set("order", "key", "o")], ["o"], []],
    ["another type", [set("order.at", "type", "string")], ["at"], []],
    ["a map that is none any more", [set("order", "type", "string")], ["order"], []],
    ["removed", [out("name")], [], ["name"]],
    ["removed with all that is inside", [out("order")], [], ["order"]],
    ["removed inside a renamed map", [out("order.at"), set("order", "key", "o")], ["o"], ["order.at"]],
    ["removed and written again", [out("name"), add("name", "string")], [], []],
    ["removed and written again as another type", [out("name"), add("name", "number")], ["name"], []],
    [
      "two that changed keys",
      [set("name", "key", "x"), set("age", "key", "name"), set("x", "key", "age")],
      ["age", "name"],
      [],
    ],
    ["moved", [(nodes) => edits.move(nodes, uidOf(nodes, "age"), 0)], [], []],
    ["added", [add("new", "string")], [], []],
  ])("%s", (_what, steps, notes, removed) => {
    const nodes = steps.reduce((each, step) => step(each), loaded);
    const found = changedInUse(nodes, loaded);
    expect([...found.uids].map((uid) => find(nodes, uid)?.key)).toEqual(notes);
    expect(found.removed.map((path) => path.join("."))).toEqual(removed);
  });
});

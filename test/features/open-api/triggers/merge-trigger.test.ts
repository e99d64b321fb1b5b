import { describe, expect, it } from "vitest";
import type { Side } from "../../../../src/editor/index.js";
import * as edits from "../../../../src/features/open-api/triggers/tree/edits.js";
import { changedInUse } from "../../../../src/features/open-api/triggers/tree/in-use.js";
import {
  conflictId,
  decideConflict,
  mergeTrigger,
  type TriggerConflict,
  type TriggerDraft,
} from "../../../../src/features/open-api/triggers/tree/merge-trigger.js";
import { flatten, newParam, writeParams } from "../../../../src/features/open-api/triggers/tree/tree.js";
import { counter, draftOf, none, said, wireOf } from "./any-params.js";

/** A conflict as `path subject: mine | theirs | before`. */
function told(conflict: TriggerConflict): string {
  if (conflict.field !== "params")
    return `${conflict.field}: ${conflict.mine} | ${conflict.theirs} | ${conflict.before}`;
  const { path, subject } = conflict;
  const sides =
    conflict.subject === "presence"
      ? [conflict.mine, conflict.theirs, conflict.before].map((node) => (node ? said([node]) : "-"))
      : [conflict.mine, conflict.theirs, conflict.before ?? "-"];
  return `${path.join(".")} ${subject}: ${sides.join(" | ")}`;
}

/** Three trees whose nodes have uids of their own, unless mine was edited from base. */
function merged(base: string, mine: string, theirs: string) {
  return mergeTrigger(draftOf(wireOf(base), 0), draftOf(wireOf(mine), 1000), draftOf(wireOf(theirs), 2000));
}

describe("texts", () => {
  it.each<[base: string, mine: string, theirs: string, then: string, conflicts: string[]]>([
    ["a", "a", "a", "a", []],
    ["a", "b", "a", "b", []],
    ["a", "a", "b", "b", []],
    ["a", "b", "b", "b", []],
    ["a", "b", "c", "b", ["name: b | c | a"]],
  ])("%s, mine %s, theirs %s: %s", (base, mine, theirs, then, conflicts) => {
    const [was, own, other] = [base, mine, theirs].map((name) => draftOf({}, 0, { name })) as [
      TriggerDraft,
      TriggerDraft,
      TriggerDraft,
    ];
    const found = mergeTrigger(was, own, other);
    expect(found.merged).toEqual({ ...none, name: then, params: [] });
    expect(found.conflicts.map(told)).toEqual(conflicts);
    for (const conflict of found.conflicts)
      for (const side of ["mine", "theirs", "before"] as const)
        expect(decideConflict(found.merged, conflict, side, counter()).name).toBe(
          { mine, theirs, before: base }[side],
        );
  });
});

describe("the tree by path", () => {
  it.each<[what: string, base: string, mine: string, theirs: string, then: string, conflicts: string[]]>([
    ["only mine", "a:string", "a:number b:array", "a:string", "a:number b:array", []],
    ["only theirs", "a:string", "a:string", "a:number b:array", "a:number b:array", []],
    [
      "both alike",
      "a:string c:string",
      "a:number b:map(x:string)",
      "a:number b:map(x:string)",
      "a:number b:map(x:string)",
      [],
    ],
    [
      "two paths",
      "a:string b:map(c:string d:string)",
      "a:number b:map(c:string)",
      "a:string b:map(c:array d:string)",
      "a:number b:map(c:array)",
      [],
    ],
    ["two types", "a:string", "a:number", "a:array", "a:number", ["a type: number | array | string"]],
    [
      "two deep inside",
      "m:map(n:map(a:string))",
      "m:map(n:map(a:number))",
      "m:map(n:map(a:array))",
      "m:map(n:map(a:number))",
      ["m.n.a type: number | array | string"],
    ],
    ["both added", "", "a:number", "a:array", "a:number", ["a type: number | array | -"]],
    ["both added maps", "", "a:map(x:string)", "a:map(y:string)", "a:map(x:string y:string)", []],
    [
      "mine removed, theirs changed",
      "a:string b:string",
      "b:string",
      "a:number b:string",
      "b:string",
      ["a presence: - | a:number | a:string"],
    ],
    [
      "mine removed what theirs filled",
      "m:map(a:string)",
      "",
      "m:map(a:string b:string)",
      "",
      ["m presence: - | m:map(a:string b:string) | m:map(a:string)"],
    ],
    [
      "theirs removed, mine changed",
      "a:string b:string",
      "a:number b:string",
      "b:string",
      "a:number b:string",
      ["a presence: a:number | - | a:string"],
    ],
    [
      "theirs removed what mine filled",
      "m:map(a:string)",
      "m:map(a:string b:string)",
      "",
      "m:map(a:string b:string)",
      ["m presence: m:map(a:string b:string) | - | m:map(a:string)"],
    ],
    ["both removed", "a:string b:string", "b:string", "b:string", "b:string", []],
    ["mine removed", "a:map(x:string) b:string", "b:string", "a:map(x:string) b:string", "b:string", []],
    ["theirs removed", "a:map(x:string) b:string", "a:map(x:string) b:string", "b:string", "b:string", []],
    [
      "theirs made a text of a map that mine filled",
      "m:map(a:string)",
      "m:map(a:string b:string)",
      "m:string",
      "m:map(a:string b:string)",
      ["m type: map | string | map"],
    ],
    [
      "mine made a text of a map that theirs filled",
      "m:map(a:string)",
      "m:string",
      "m:map(a:string b:string)",
      "m:string(a:string b:string)",
      ["m type: string | map | map"],
    ],
    ["theirs made a text of a map", "m:map(a:string)", "m:map(a:string)", "m:string", "m:string", []],
    ["mine made a map of a text", "m:string", "m:map(a:string)", "m:string", "m:map(a:string)", []],
    [
      "mine moved",
      "a:string b:string c:string",
      "c:string a:string b:string",
      "a:string b:string x:string c:string",
      "c:string a:string b:string x:string",
      [],
    ],
    [
      "theirs moved",
      "a:string b:string c:string",
      "a:string x:string b:string c:string",
      "c:string a:string b:string",
      "c:string a:string x:string b:string",
      [],
    ],
    ["mine in front", "a:string", "x:string a:string", "a:string y:string", "x:string a:string y:string", []],
  ])("%s", (_what, base, mine, theirs, then, conflicts) => {
    const found = merged(base, mine, theirs);
    expect(said(found.merged.params)).toBe(then);
    expect(found.conflicts.map(told)).toEqual(conflicts);
    expect(new Set(found.conflicts.map(conflictId)).size).toBe(found.conflicts.length);
  });

  it("label and type of one path are two fields", () => {
    const base = draftOf({ a: { label: "A", type: "string", note: 1 } }, 0);
    const mine = { ...base, params: edits.setField(base.params, 1, "label", "mine") };
    const theirs = draftOf({ a: { note: 2, label: "A", type: "number" } }, 2000);
    const found = mergeTrigger(base, mine, theirs);
    expect(found.conflicts).toEqual([]);
    expect(JSON.stringify(writeParams(found.merged.params))).toBe(
      '{"a":{"note":2,"label":"mine","type":"number"}}',
    );
    const both = mergeTrigger(base, mine, draftOf({ a: { label: "theirs", type: "string" } }, 2000));
    expect(both.conflicts.map(told)).toEqual(["a label: mine | theirs | A"]);
  });

  it("keeps my uids, stands on theirs, and knows what was renamed", () => {
    const base = draftOf(wireOf("a:string b:string"), 0);
    const mine = { ...base, params: edits.setField(base.params, 1, "key", "renamed") };
    const theirs = draftOf(wireOf("a:string b:number"), 2000);
    const { merged: draft, conflicts } = mergeTrigger(base, mine, theirs);
    const nodes = draft.params;
    expect(conflicts).toEqual([]);
    expect(nodes.map(({ uid, key, loaded }) => [uid, key, loaded?.key, loaded?.type])).toEqual([
      [1, "renamed", "a", "string"],
      [2, "b", "b", "number"],
    ]);
    expect([...changedInUse(nodes, theirs.params).uids]).toEqual([1]);
  });

  it("loses nothing of an unfinished tree in which a key stands twice", () => {
    const base = draftOf(wireOf("a:string b:string"), 0);
    const ids = counter(1000);
    const mine = {
      ...base,
      params: [...base.params, newParam(ids, { key: "a", type: "number" }), newParam(ids), newParam(ids)],
    };
    const found = mergeTrigger(base, mine, draftOf(wireOf("b:string a:string c:string"), 2000));
    expect(said(found.merged.params)).toBe("b:string a:number :string :string a:string c:string");
    expect(found.merged.params.map(({ key }) => key).sort()).toEqual(["", "", "a", "a", "b", "c"]);
  });
});

describe("deciding", () => {
  it.each<[base: string, mine: string, theirs: string, side: Side, then: string]>([
    ["a:string", "a:number", "a:array", "mine", "a:number"],
    ["a:string", "a:number", "a:array", "theirs", "a:array"],
    ["a:string", "a:number", "a:array", "before", "a:string"],
    ["a:string b:string", "b:string", "a:number b:string", "mine", "b:string"],
    ["a:string b:string", "b:string", "a:number b:string", "theirs", "a:number b:string"],
    ["a:string b:string", "b:string", "a:number b:string", "before", "a:string b:string"],
    [
      "m:map(a:string b:string)",
      "m:map(a:number b:string)",
      "m:map(b:string)",
      "mine",
      "m:map(a:number b:string)",
    ],
    ["m:map(a:string b:string)", "m:map(a:number b:string)", "m:map(b:string)", "theirs", "m:map(b:string)"],
    [
      "m:map(a:string b:string)",
      "m:map(a:number b:string)",
      "m:map(b:string)",
      "before",
      "m:map(a:string b:string)",
    ],
    [
      "m:map(a:string b:string)",
      "m:map(b:string)",
      "m:map(a:number b:string)",
      "theirs",
      "m:map(a:number b:string)",
    ],
  ])("%s, mine %s, theirs %s: %s", (base, mine, theirs, side, then) => {
    const { merged: draft, conflicts } = merged(base, mine, theirs);
    const ids = counter(3000);
    const decide = (from: TriggerDraft, choice: Side) =>
      conflicts.reduce((each, conflict) => decideConflict(each, conflict, choice, ids), from);
    expect(said(decide(draft, side).params)).toBe(then);
    // Choosing anew ends where choosing at once does.
    for (const first of ["mine", "theirs", "before"] as const)
      expect(said(decide(decide(draft, first), side).params)).toBe(then);
  });

  it("never gives one uid to two nodes, also where what was removed lives on under another key", () => {
    const base = draftOf(wireOf("m:map(a:string)"), 0);
    const mine = { ...base, params: edits.setField(base.params, 1, "key", "renamed") };
    const { merged: draft, conflicts } = mergeTrigger(base, mine, draftOf(wireOf("m:map(a:number)"), 2000));
    expect(conflicts).toHaveLength(1);
    const ids = counter(3000);
    for (const side of ["before", "theirs"] as const) {
      const { params } = decideConflict(draft, conflicts[0] as TriggerConflict, side, ids);
      const uids = flatten(params, new Set()).map(({ node }) => node.uid);
      expect([uids.length, new Set(uids).size]).toEqual([4, 4]);
    }
  });

  it("of a path that is gone does nothing", () => {
    const { merged: draft, conflicts } = merged("m:map(a:string)", "m:map(a:number)", "m:map(a:array)");
    const gone = { ...draft, params: [] };
    expect(conflicts.map((conflict) => decideConflict(gone, conflict, "theirs", counter(3000)))).toEqual([
      gone,
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { writeFilter } from "../../../src/features/filter/entity.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import * as transitions from "../../../src/features/filter/transitions.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyOf, filterOf, held, keysOf, marked, shape, stateOf, tagged } from "./open-filter.js";

type Inputs = PlainData[];
type After = unknown[] | null;

/** An or-panel that cannot be read: it stands among the conditions. */
const damagedPanel = { type: 120, effects: "none" };
/** A single-use condition that cannot be read. */
const damagedMark = { type: 50, notify: "all" };

describe("moving a condition to another panel", () => {
  it.each<[what: string, inputs: Inputs, key: string, panel: string | null, after: After]>([
    ["into an or-panel, to its end", [tagged(1), anyOf(tagged(2))], "r0", "r1", [[2, 1]]],
    ["out of one, to the end", [anyOf(tagged(1), tagged(2)), tagged(3)], "r1", null, [[2], 3, 1]],
    ["from one to another", [anyOf(tagged(1)), anyOf(tagged(2))], "r1", "r2", [[], [2, 1]]],
    ["one of an unknown kind", [held, anyOf()], "r0", "r1", [["#999"]]],
    ["where it is already", [tagged(1), tagged(2)], "r0", null, null],
    ["to the or-panel where it is", [anyOf(tagged(1))], "r1", "r0", null],
    ["a single-use one", [marked(1), anyOf(tagged(1))], "r0", "r1", [[1, "m1"]]],
    ["a single-use one where one is", [marked(1), anyOf(marked(2))], "r0", "r1", null],
    ["the same when one cannot be read", [damagedMark, anyOf(marked(2))], "r0", "r1", null],
    ["the same when the other cannot be read", [marked(2), anyOf(damagedMark)], "r0", "r1", null],
    ["an or-panel into another", [anyOf(tagged(1)), anyOf()], "r0", "r2", null],
    ["an or-panel that cannot be read into another", [damagedPanel, anyOf()], "r0", "r1", null],
    ["to a panel that is not there", [tagged(1)], "r0", "r9", null],
    ["to what is no panel", [tagged(1), tagged(2)], "r0", "r1", null],
    ["one that is not there", [anyOf()], "r9", "r0", null],
  ])("%s", (_, inputs, key, panel, after) => {
    const state = stateOf(...inputs);
    const next = transitions.moveToPanel(state, key, panel);
    expect(next && shape(next)).toEqual(after);
    if (next) expect(keysOf(next).sort()).toEqual(keysOf(state).sort());
  });
});

describe("putting an or-panel around a condition", () => {
  it.each<[what: string, inputs: Inputs, key: string, after: After]>([
    ["in its place", [tagged(1), tagged(2), tagged(3)], "r1", [1, [2], 3]],
    ["of an unknown kind", [held], "r0", [["#999"]]],
    ["a single-use one", [marked(1)], "r0", [["m1"]]],
    ["that is in one already", [anyOf(tagged(1))], "r1", null],
    ["that is one", [anyOf(tagged(1))], "r0", null],
    ["that is one and cannot be read", [damagedPanel], "r0", null],
    ["that is not there", [tagged(1)], "r9", null],
  ])("%s", (_, inputs, key, after) => {
    const next = transitions.wrapInOrPanel(stateOf(...inputs), [key]);
    expect(next && shape(next)).toEqual(after);
  });

  it.each<[what: string, inputs: Inputs, keys: string[], after: After]>([
    ["in the place of the first", [tagged(1), tagged(2), held, tagged(3)], ["r3", "r1"], [1, [2, 3], "#999"]],
    ["with or-panels in between", [tagged(1), anyOf(tagged(2)), tagged(3)], ["r0", "r3"], [[1, 3], [2]]],
    ["with a single-use one", [tagged(1), marked(1)], ["r0", "r1"], [[1, "m1"]]],
    ["with a single-use one twice", [marked(1), marked(2)], ["r0", "r1"], null],
    ["with one that is in an or-panel", [tagged(1), anyOf(tagged(2))], ["r0", "r2"], null],
    ["with an or-panel", [tagged(1), anyOf(tagged(2))], ["r0", "r1"], null],
    ["none at all", [tagged(1)], [], null],
  ])("around several: %s", (_, inputs, keys, after) => {
    const next = transitions.wrapInOrPanel(stateOf(...inputs), keys);
    expect(next && shape(next)).toEqual(after);
  });

  it("says why it cannot be", () => {
    const state = stateOf(marked(1), marked(2), anyOf(tagged(1)));
    const why = (...keys: string[]) => transitions.whyNotWrapped(state, keys);
    expect([why("r0"), why("r0", "r1"), why("r3"), why("r2")]).toEqual([null, "used", "nested", "nested"]);
  });

  it("the condition stays the same row, and is written into the panel", () => {
    const next = transitions.wrapInOrPanel(stateOf(tagged(1), tagged(2)), ["r0"])!;
    expect(keysOf(next)).toEqual(["r2", "r0", "r1"]);
    expect(writeFilter(next).inputs).toEqual([anyOf(tagged(1)), tagged(2)]);
  });
});

describe("taking an or-panel away from around its conditions", () => {
  it.each<[what: string, inputs: Inputs, key: string, after: After]>([
    ["in its place", [tagged(1), anyOf(tagged(2), held), tagged(3)], "r1", [1, 2, "#999", 3]],
    ["an empty one", [tagged(1), anyOf()], "r1", [1]],
    ["with a single-use one", [anyOf(marked(1)), tagged(2)], "r0", ["m1", 2]],
    ["with a single-use one that is outside too", [anyOf(tagged(1), marked(1)), marked(2)], "r0", null],
    ["with one that cannot be read and is outside too", [anyOf(damagedMark), marked(2)], "r0", null],
    ["with a single-use one twice", [anyOf(marked(1), marked(2))], "r0", null],
    ["what is no or-panel", [tagged(1)], "r0", null],
    ["what is not there", [anyOf()], "r9", null],
  ])("%s", (_, inputs, key, after) => {
    const next = transitions.dissolveOrPanel(stateOf(...inputs), key);
    expect(next && shape(next)).toEqual(after);
  });

  it("undoes what putting it around did", () => {
    const state = stateOf(tagged(1), tagged(2));
    const wrapped = transitions.wrapInOrPanel(state, ["r1"])!;
    expect(transitions.dissolveOrPanel(wrapped, "r2")?.rows).toEqual(state.rows);
  });
});

describe("appending: all of them or none", () => {
  it.each<[what: string, before: Inputs, panel: string | null, inputs: Inputs, after: After]>([
    ["to the end", [tagged(1)], null, [tagged(2), held, anyOf(tagged(3))], [1, 2, "#999", [3]]],
    ["into an or-panel", [anyOf(tagged(1))], "r0", [tagged(2), tagged(3)], [[1, 2, 3]]],
    ["what cannot be read", [], null, [null, 5, "text"], [null, 5, "text"]],
    ["nothing", [tagged(1)], null, [], null],
    ["with a single-use one that is there", [marked(1)], null, [tagged(2), marked(2)], null],
    [
      "with a single-use one that is in another panel",
      [marked(1), anyOf()],
      "r1",
      [marked(2)],
      ["m1", ["m2"]],
    ],
    ["with a single-use one twice", [], null, [marked(1), marked(2)], null],
    ["with one that cannot be read and is there", [marked(1)], null, [damagedMark], null],
    ["an or-panel into another", [anyOf()], "r0", [tagged(1), anyOf(tagged(2))], null],
    ["an or-panel that cannot be read into another", [anyOf()], "r0", [damagedPanel], null],
    ["to a panel that is not there", [tagged(1)], "r9", [tagged(2)], null],
    ["to what is no panel", [tagged(1)], "r0", [tagged(2)], null],
  ])("%s", (_, before, panel, inputs, after) => {
    const next = appendConditions(stateOf(...before), panel, inputs);
    expect(next && shape(next)).toEqual(after);
    if (next) expect(new Set(keysOf(next)).size).toBe(keysOf(next).length);
  });
});

describe("a saved search in place of everything", () => {
  const search = {
    fid: 31,
    name: "休眠客",
    group_id: 4,
    inputs: [tagged(8), anyOf(tagged(9))],
    take_num: 200,
    sort_type: 3,
    future: { a: 1 },
  };

  it("brings name, folder, options and conditions, and leaves whose record it is", () => {
    const before = { ...filterOf(tagged(1)), own: "kept" };
    const state = transitions.replaceContent({ ...stateOf(tagged(1)), document: before }, search)!;
    expect(writeFilter(state)).toEqual({
      ...before,
      name: "休眠客",
      group_id: 4,
      inputs: search.inputs,
      take_num: 200,
      sort_type: 3,
      future: { a: 1 },
    });
    expect(keysOf(state)).toEqual(["r1", "r2", "r3"]);
  });

  it.each<[what: string, fid: PlainObject, kept: unknown]>([
    ["a new filter stays a new one", { fid: null }, null],
    ["a filter that does not say what it is stays so", {}, null],
    ["0 is a record", { fid: 0 }, 0],
  ])("%s", (_, fid, kept) => {
    const next = transitions.replaceContent({ document: fid, rows: [], nextKey: 0 }, search)!;
    expect(writeFilter(next).fid).toBe(kept);
  });

  it.each<[search: PlainObject]>([[{}], [{ fid: 31, name: "休眠客" }], [{ inputs: {} }], [{ inputs: null }]])(
    "%j is none",
    (nothing) => {
      expect(transitions.replaceContent(stateOf(tagged(1)), nothing)).toBeNull();
    },
  );
});

import { describe, expect, it } from "vitest";
import { type AnyConditionVariant, allConditions } from "../../../src/features/filter/conditions/index.js";
import { type FilterState, filterName, writeFilter } from "../../../src/features/filter/entity.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import * as transitions from "../../../src/features/filter/transitions.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { removeRow } from "../../../src/list-editor/index.js";
import { everything } from "./filter-settings.js";
import { anyOf, deepFreeze, filterOf, held, keysOf, marked, shape, stateOf, tagged } from "./open-filter.js";

const tag = allConditions.ofType(60)!;
const mark = allConditions.ofType(50)!;

type Inputs = PlainData[];
type After = unknown[] | null;

describe("adding", () => {
  it.each<
    [what: string, before: Inputs, panel: string | null, definition: AnyConditionVariant, after: After]
  >([
    ["to an empty filter", [], null, tag, ["tag"]],
    ["to the end", [tagged(1), held], null, tag, [1, "#999", "tag"]],
    ["after or-panels", [anyOf(tagged(1))], null, tag, [[1], "tag"]],
    ["to an empty or-panel", [anyOf()], "r0", tag, [["tag"]]],
    ["to one of several or-panels", [anyOf(tagged(1)), anyOf(tagged(2))], "r0", tag, [[1, "tag"], [2]]],
    ["a single-use one", [tagged(1)], null, mark, [1, "m"]],
    ["a single-use one a second time", [marked(1)], null, mark, null],
    ["beside one that cannot be read", [{ type: 50, notify: "all" }], null, mark, null],
    [
      "to an or-panel, while it is among those that must all be met",
      [marked(1), anyOf()],
      "r1",
      mark,
      ["m1", ["m"]],
    ],
    ["to an or-panel, while it is in another one", [anyOf(marked(1)), anyOf()], "r2", mark, [["m1"], ["m"]]],
    ["to an or-panel that has it", [anyOf(marked(1))], "r0", mark, null],
    [
      "to those that must all be met, while it is in an or-panel",
      [anyOf(marked(1))],
      null,
      mark,
      [["m1"], "m"],
    ],
    ["to a panel that is not there", [tagged(1)], "r9", tag, null],
    ["to what is no panel", [tagged(1)], "r0", tag, null],
  ])("%s", (_, before, panel, definition, after) => {
    const next = transitions.addCondition(stateOf(...before), panel, definition, everything);
    expect(next && shape(next)).toEqual(after);
  });

  it("is refused exactly where the buttons say so", () => {
    const state = stateOf(marked(1), anyOf());
    expect(transitions.isUsedUp(state, null, mark)).toBe(true);
    expect(transitions.isUsedUp(state, "r1", mark)).toBe(false);
    expect(transitions.isUsedUp(state, null, tag)).toBe(false);
  });

  it("what is new has the values of its kind, and a key of its own", () => {
    const next = transitions.addCondition(stateOf(anyOf(tagged(1))), "r0", tag, everything)!;
    expect(writeFilter(next).inputs).toEqual([
      anyOf(tagged(1), { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 }),
    ]);
    expect(keysOf(next)).toEqual(["r0", "r1", "r2"]);
    expect(keysOf(transitions.addCondition(next, null, tag, everything)!)).toEqual(["r0", "r1", "r2", "r3"]);
  });

  it("an or-panel comes to the end, empty, as often as you like", () => {
    const next = transitions.addOrPanel(transitions.addOrPanel(stateOf(tagged(1))));
    expect(shape(next)).toEqual([1, [], []]);
    expect(writeFilter(next).inputs).toEqual([tagged(1), anyOf(), anyOf()]);
  });
});

describe("removing", () => {
  it.each<[key: string, after: After]>([
    ["r0", [[2, 3], 4]],
    ["r1", [1, 4]],
    ["r2", [1, [3], 4]],
    ["r3", [1, [2], 4]],
    ["r4", [1, [2, 3]]],
    ["r9", null],
    ["", null],
  ])("%s", (key, after) => {
    const state = stateOf(tagged(1), anyOf(tagged(2), tagged(3)), tagged(4));
    const next = removeRow(state, key);
    expect(next && shape(next)).toEqual(after);
  });

  it("the last condition of an or-panel leaves the panel", () => {
    expect(shape(removeRow(stateOf(anyOf(tagged(1))), "r1")!)).toEqual([[]]);
  });

  it("a key is not given again after its row is gone", () => {
    const next = removeRow(stateOf(tagged(1), tagged(2)), "r1")!;
    expect(keysOf(transitions.addCondition(next, null, tag, everything)!)).toEqual(["r0", "r2"]);
  });

  it("all of them at once, where there are any", () => {
    expect(shape(transitions.removeAll(stateOf(tagged(1), anyOf(held)))!)).toEqual([]);
    expect(transitions.removeAll(stateOf())).toBeNull();
  });
});

describe("changing one condition", () => {
  it.each<[key: string, after: After]>([
    ["r0", [9, [2, 3]]],
    ["r3", [1, [2, 9]]],
    ["r9", null],
  ])("%s", (key, after) => {
    const state = stateOf(tagged(1), anyOf(tagged(2), tagged(3)));
    const next = transitions.changeCondition(state, key, tagged(9));
    expect(next && shape(next)).toEqual(after);
    if (next) expect(keysOf(next)).toEqual(keysOf(state));
  });

  it("the others stay the very same objects", () => {
    const state = stateOf(tagged(1), anyOf(tagged(2), tagged(3)), held);
    const next = transitions.changeCondition(state, "r2", tagged(9))!;
    expect([next.rows[0], next.rows[2]]).toEqual([state.rows[0], state.rows[2]]);
    expect(next.rows[0]).toBe(state.rows[0]);
    expect(next.rows[1]?.children?.[1]).toBe(state.rows[1]?.children?.[1]);
    expect(next.rows[2]).toBe(state.rows[2]);
    expect(next.document).toBe(state.document);
  });

  it("by what it is already is no change", () => {
    expect(transitions.changeCondition(stateOf(tagged(1)), "r0", tagged(1))).toBeNull();
  });
});

describe("duplicating", () => {
  it("puts the copy right below, with all it holds", () => {
    const condition = tagged(1, { future: { a: [1] } });
    const next = transitions.duplicateCondition(stateOf(anyOf(condition, tagged(2))), "r1", everything)!;
    expect(writeFilter(next).inputs).toEqual([anyOf(condition, condition, tagged(2))]);
    expect(keysOf(next)).toEqual(["r0", "r1", "r3", "r2"]);
    const [row, copy] = next.rows[0]?.children ?? [];
    expect(copy?.value).not.toBe(row?.value);
  });

  it.each<[what: string, inputs: Inputs, key: string]>([
    ["one that may be there once", [marked(1)], "r0"],
    ["one of an unknown kind", [held], "r0"],
    ["one of a damaged shape", [{ type: 60, tag_ids: 5 }], "r0"],
    ["one that is nothing", [null], "r0"],
    ["an or-panel", [anyOf(tagged(1))], "r0"],
    ["one that is not there", [tagged(1)], "r5"],
  ])("not %s", (_, inputs, key) => {
    expect(transitions.duplicateCondition(stateOf(...inputs), key, everything)).toBeNull();
  });
});

describe("moving swaps with the neighbour in the panel", () => {
  const inputs = [tagged(1), anyOf(tagged(2), tagged(3)), held, anyOf(), tagged(4)];

  it.each<[what: string, key: string, by: -1 | 1, after: After]>([
    ["past an or-panel", "r0", 1, ["#999", [2, 3], 1, [], 4]],
    ["past the other one", "r4", 1, [1, [2, 3], 4, [], "#999"]],
    ["up past an or-panel", "r6", -1, [1, [2, 3], 4, [], "#999"]],
    ["inside an or-panel", "r2", 1, [1, [3, 2], "#999", [], 4]],
    ["up inside an or-panel", "r3", -1, [1, [3, 2], "#999", [], 4]],
    ["past the start", "r0", -1, null],
    ["past the end", "r6", 1, null],
    ["out of an or-panel", "r3", 1, null],
    ["an or-panel itself", "r1", 1, null],
    ["an or-panel up", "r1", -1, null],
    ["one that is not there", "r9", 1, null],
  ])("%s", (_, key, by, after) => {
    const state = stateOf(...inputs);
    const next = transitions.moveCondition(state, key, by);
    expect(next && shape(next)).toEqual(after);
    if (next) expect(transitions.moveCondition(next, key, by === 1 ? -1 : 1)).toEqual(state);
  });
});

describe("the filter as a whole", () => {
  it("is renamed as typed, blanks included, every other key in its place", () => {
    const next = transitions.renameFilter(stateOf(tagged(1)), " 新しい名前 ")!;
    expect(filterName(next)).toBe(" 新しい名前 ");
    expect(JSON.stringify(writeFilter(next))).toBe(
      JSON.stringify({ ...filterOf(tagged(1)), name: " 新しい名前 " }),
    );
  });

  it.each<[what: string, act: (state: FilterState) => FilterState | null, changes: object]>([
    ["comes into another folder", (state) => transitions.chooseFolder(state, 7), { group_id: 7 }],
    ["leaves all folders", (state) => transitions.chooseFolder(state, null), { group_id: null }],
    ["shows 200", (state) => transitions.chooseOption(state, "take_num", 200), { take_num: 200 }],
    ["is sorted by messages", (state) => transitions.chooseOption(state, "sort_type", 3), { sort_type: 3 }],
    [
      "shows blocked friends",
      (state) => transitions.chooseOption(state, "with_blocked", 2),
      { with_blocked: 2 },
    ],
    [
      "shows hidden friends",
      (state) => transitions.chooseOption(state, "user_rate_type", 3),
      { user_rate_type: 3 },
    ],
  ])("%s", (_, act, changes) => {
    const next = act(stateOf(tagged(1)))!;
    expect(JSON.stringify(writeFilter(next))).toBe(JSON.stringify({ ...filterOf(tagged(1)), ...changes }));
  });

  it.each<[what: string, act: (state: FilterState) => FilterState | null]>([
    ["its own name", (state) => transitions.renameFilter(state, "優良顧客")],
    ["the folder where it is", (state) => transitions.chooseFolder(state, 12)],
    ["what is chosen already", (state) => transitions.chooseOption(state, "take_num", 50)],
  ])("%s is no change", (_, act) => {
    expect(act(stateOf(tagged(1)))).toBeNull();
  });
});

it("no transition changes the state that it is given", () => {
  const state = deepFreeze(stateOf(tagged(1), anyOf(tagged(2), marked(1)), held, anyOf()));
  const before = JSON.stringify(state);
  transitions.addCondition(state, "r1", tag, everything);
  transitions.addOrPanel(state);
  removeRow(state, "r2");
  transitions.moveCondition(state, "r0", 1);
  transitions.moveToPanel(state, "r0", "r5");
  transitions.wrapInOrPanel(state, ["r0"]);
  transitions.dissolveOrPanel(state, "r1");
  transitions.invertCondition(state, "r2", everything);
  transitions.duplicateCondition(state, "r2", everything);
  transitions.changeCondition(state, "r2", tagged(9));
  appendConditions(state, "r5", [tagged(1)]);
  transitions.replaceContent(state, filterOf(tagged(9)));
  transitions.removeAll(state);
  transitions.renameFilter(state, "名");
  transitions.chooseFolder(state, 1);
  transitions.chooseOption(state, "take_num", 200);
  expect(JSON.stringify(state)).toBe(before);
});

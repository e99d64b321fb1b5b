import { describe, expect, it } from "vitest";
import { readFilter } from "../../../../src/features/filter/entity.js";
import { appendConditions } from "../../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../../src/features/filter/model.js";
import { changesBetween } from "../../../../src/features/filter/summary/changes.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { anyOf, filterOf, held, marked, openFilter, shape, tagged } from "../open-filter.js";

const start = filterOf(tagged(1), tagged(2), held, anyOf(tagged(3), tagged(4)), marked(1));

describe("what an operator changed is told, and nothing else", () => {
  it.each<[what: string, act: (model: FilterModel) => unknown, changes: string[]]>([
    ["nothing", () => {}, []],
    ["a condition", (model) => model.changeCondition("r0", tagged(9), ""), ["1 became 9"]],
    [
      "two of one kind",
      (model) => [model.changeCondition("r1", tagged(8), ""), model.changeCondition("r0", tagged(9), "")],
      ["1 became 9", "2 became 8"],
    ],
    [
      "one is added",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(9)])),
      ["added 9"],
    ],
    ["one like another is added", (model) => model.duplicateCondition("r0"), ["added 1"]],
    ["one is removed", (model) => model.removeRow("r1"), ["removed 2"]],
    ["an or-panel is added", (model) => model.addOrPanel(), ["added []"]],
    ["an or-panel is removed", (model) => model.removeRow("r3"), ["removed [3,4]"]],
    ["inside an or-panel", (model) => model.changeCondition("r4", tagged(9), ""), ["[3,4] became [9,4]"]],
    ["one of an or-panel is removed", (model) => model.removeRow("r5"), ["[3,4] became [3]"]],
    ["order inside an or-panel", (model) => model.moveCondition("r4", 1), ["[3,4] became [4,3]"]],
    [
      "the first is moved to the end",
      (model) => [1, 2, 3].map(() => model.moveCondition("r0", 1)),
      ["moved 1"],
    ],
    [
      "the last is moved to the start, past an or-panel",
      (model) => [1, 2, 3].map(() => model.moveCondition("r6", -1)),
      ["moved m1"],
    ],
    [
      "one is changed and one is moved past an or-panel and more",
      (model) => [model.changeCondition("r0", tagged(9), ""), moveBy(model, "r1", 2)],
      ["1 became 9", "moved 2"],
    ],
    [
      "one is changed and moved",
      (model) => [model.changeCondition("r0", tagged(9), ""), moveBy(model, "r0", 3)],
      ["1 became 9 and moved"],
    ],
    [
      "one is moved, and another changed",
      (model) => [moveBy(model, "r0", 3), model.changeCondition("r1", tagged(9), "")],
      ["2 became 9", "moved 1"],
    ],
    [
      "two are changed and one of them is moved",
      (model) => [
        model.changeCondition("r0", tagged(8), ""),
        model.changeCondition("r1", tagged(9), ""),
        moveBy(model, "r0", 3),
      ],
      ["2 became 9", "1 became 8 and moved"],
    ],
    [
      "one takes the place of another of its type, and nobody says that it moved",
      (model) => [
        model.removeRow("r0"),
        model.insertRows((state) => appendConditions(state, null, [tagged(9)])),
      ],
      ["1 became 9"],
    ],
    [
      "one is moved and moved back",
      (model) => [model.moveCondition("r0", 1), model.moveCondition("r0", -1)],
      [],
    ],
    [
      "one is changed and changed back",
      (model) => [model.changeCondition("r0", tagged(9), "a"), model.changeCondition("r0", tagged(1), "b")],
      [],
    ],
    ["one is removed and it is undone", (model) => [model.removeRow("r0"), model.undo()], []],
    [
      "one goes into an or-panel",
      (model) => model.moveToPanel("r0", "r3"),
      ["[3,4] became [3,4,1]", "removed 1"],
    ],
    ["one is wrapped", (model) => model.wrapInOrPanel(["r6"]), ['added ["m1"]', "removed m1"]],
    ["everything is replaced by the same", (model) => model.replaceContent(start), []],
    [
      "everything goes",
      (model) => model.removeAll(),
      ["removed 1", "removed 2", "removed #999", "removed [3,4]", "removed m1"],
    ],
  ])("%s", (_, act, changes) => {
    expect(lines(start, act)).toEqual(changes);
  });

  it.each<[key: string, by: -1 | 1]>([
    ["r0", 1],
    ["r1", 1],
    ["r2", 1],
    ["r6", -1],
  ])("of two neighbours that change places one has moved: %s by %i", (key, by) => {
    const changes = lines(start, (model) => model.moveCondition(key, by));
    expect(changes.map((change) => change.split(" ")[0])).toEqual(["moved"]);
  });

  it("of equal ones none is taken for another", () => {
    const twins = filterOf(tagged(1), tagged(1), tagged(2));
    expect(lines(twins, (model) => model.moveCondition("r0", 1))).toEqual([]);
    expect(lines(twins, (model) => model.removeRow("r0"))).toEqual(["removed 1"]);
    expect(lines(twins, (model) => model.changeCondition("r1", tagged(9), ""))).toEqual(["1 became 9"]);
  });
});

describe("the parts beside the conditions", () => {
  it.each<[what: string, before: PlainObject, after: PlainObject, changes: string[]]>([
    ["the name", { name: "一" }, { name: "二" }, ['name: "一" became "二"']],
    ["the folder", { group_id: null }, { group_id: 4 }, ["group_id: null became 4"]],
    ["a missing folder is none", {}, { group_id: null }, []],
    [
      "options",
      { take_num: 50, sort_type: 1 },
      { take_num: 200, sort_type: 3, with_blocked: 1, user_rate_type: 3 },
      [
        "take_num: 50 became 200",
        "sort_type: 1 became 3",
        "with_blocked: null became 1",
        "user_rate_type: null became 3",
      ],
    ],
    ["what no operator can change is not told", { fid: null, future: 1 }, { fid: 9, future: 2 }, []],
  ])("%s", (_, before, after, changes) => {
    const found = changesBetween(
      readFilter({ inputs: [], ...before })!,
      readFilter({ inputs: [], ...after })!,
    );
    expect(found.map(spell)).toEqual(changes);
  });

  it("come before the conditions, those that went come last", () => {
    const act = (model: FilterModel) => [
      model.removeRow("r0"),
      model.renameFilter("名"),
      model.insertRows((state) => appendConditions(state, null, [{ type: 20, memos: [] }])),
    ];
    expect(lines(start, act)).toEqual(['name: "優良顧客" became "名"', "added #20", "removed 1"]);
  });
});

function moveBy(model: FilterModel, key: string, steps: number): void {
  for (let step = 0; step < steps; step++) model.moveCondition(key, 1);
}

function lines(filter: PlainObject, act: (model: FilterModel) => unknown): string[] {
  const { model, look, state } = openFilter(filter);
  act(model);
  return changesBetween(look(model.atoms.baseline), state()).map(spell);
}

function spell(change: ReturnType<typeof changesBetween>[number]): string {
  if (change.is === "field")
    return `${change.field}: ${JSON.stringify(change.before)} became ${JSON.stringify(change.after)}`;
  const named = (row: typeof change.row) => {
    const [line] = shape({ document: {}, rows: [row], nextKey: 0 });
    return typeof line === "string" ? line : JSON.stringify(line);
  };
  if (change.is === "changed")
    return `${named(change.before)} became ${named(change.row)}${change.moved ? " and moved" : ""}`;
  return `${change.is} ${named(change.row)}`;
}

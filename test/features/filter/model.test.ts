import { describe, expect, it } from "vitest";
import { emptyFilter } from "../../../src/features/filter/entity.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import every from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { edits } from "./edits.js";
import { everything } from "./filter-settings.js";
import { anyOf, filterOf, openFilter, tagged } from "./open-filter.js";

describe("loading", () => {
  it.each(["editor", "board", "funneling"] as const)(
    "every condition of the public surface comes back key for key in mode %s",
    (mode) => {
      const { model } = openFilter(structuredClone(every) as unknown as PlainData, { mode });
      expect(JSON.stringify(model.value())).toBe(JSON.stringify(every));
      expect(JSON.stringify(model.payload())).toBe(JSON.stringify(every));
      expect([model.isDirty(), model.problems()]).toEqual([false, []]);
    },
  );

  it("null is the empty filter", () => {
    const { model } = openFilter(filterOf(tagged(1)));
    expect(model.load(null)).toBe(true);
    expect(model.value()).toEqual(emptyFilter());
    expect(model.isEmpty()).toBe(true);
  });

  it("replaces the content and clears the history", () => {
    const { model, choose } = openFilter(filterOf(tagged(1)));
    choose("r0", 9);
    expect(model.load(filterOf(tagged(2)))).toBe(true);
    expect(model.value()).toEqual(filterOf(tagged(2)));
    expect([model.isDirty(), model.canUndo(), model.canRedo(), model.undo()]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([[5], ["text"], [[]], [{ inputs: "no list" }]])("%j is refused and changes nothing", (data) => {
    const { model, choose } = openFilter(filterOf(tagged(1)));
    choose("r0", 9);
    expect(model.load(data)).toBe(false);
    expect(model.value()).toEqual(filterOf(tagged(9)));
    expect(model.canUndo()).toBe(true);
  });

  it("rows of a new content are never taken for those of the old", () => {
    const { model, keys } = openFilter(filterOf(tagged(1), anyOf(tagged(2))));
    const before = keys();
    model.load(filterOf(tagged(3), anyOf(tagged(4))));
    expect(keys().filter((key) => before.includes(key))).toEqual([]);
  });
});

describe("undo and redo", () => {
  it.each(edits)("of %s", (_, start, act) => {
    const { model, state } = openFilter(start);
    const before = state();
    act(model);
    const after = state();
    expect(after).not.toEqual(before);
    expect([model.undo(), model.canUndo(), model.isDirty()]).toEqual([true, false, false]);
    expect(state()).toEqual(before);
    expect([model.redo(), model.canRedo()]).toEqual([true, false]);
    expect(state()).toEqual(after);
  });

  it("changes in one field are one step, and each field has its own", () => {
    const { model, choose, wait, shape } = openFilter(filterOf(tagged(1), anyOf(tagged(2))));
    choose("r0", 11);
    wait(100);
    choose("r0", 12);
    choose("r2", 21);
    wait(600);
    choose("r2", 22);
    const seen = [shape()];
    while (model.undo()) seen.push(shape());
    expect(seen).toEqual([
      [12, [22]],
      [12, [21]],
      [12, [2]],
      [1, [2]],
    ]);
  });

  it("two fields of one condition do not merge", () => {
    const { model, choose, shape } = openFilter(filterOf(tagged(1)));
    choose("r0", 2, "tag_ids");
    choose("r0", 3, "tag_or");
    model.undo();
    expect(shape()).toEqual([2]);
  });

  it("the name merges like any field; options and folders never do", () => {
    const { model } = openFilter(filterOf());
    model.renameFilter("a");
    model.renameFilter("ab");
    model.undo();
    expect(model.value().name).toBe("優良顧客");
    model.chooseOption("take_num", 100);
    model.chooseOption("take_num", 200);
    model.undo();
    expect(model.value().take_num).toBe(100);
    model.chooseFolder(1);
    model.chooseFolder(2);
    model.undo();
    expect(model.value().group_id).toBe(1);
  });

  it("redo goes forth again, until a new edit", () => {
    const { model, choose, shape } = openFilter(filterOf(tagged(1)));
    choose("r0", 9);
    expect([model.undo(), model.canRedo(), model.redo()]).toEqual([true, true, true]);
    expect(shape()).toEqual([9]);
    model.undo();
    model.renameFilter("別の名前");
    expect([model.canRedo(), model.redo()]).toEqual([false, false]);
  });
});

describe("dirty", () => {
  it("comes with an edit and goes when it is undone or chosen back", () => {
    const { model, choose } = openFilter(filterOf(tagged(1)));
    const seen = [model.isDirty()];
    choose("r0", 9);
    seen.push(model.isDirty());
    model.undo();
    seen.push(model.isDirty());
    model.redo();
    choose("r0", 1);
    seen.push(model.isDirty());
    expect(seen).toEqual([false, true, false, false]);
  });

  it.each([
    ["editor", false],
    ["board", false],
    ["funneling", true],
  ] as const)("blanks around a name are not saved, hence no change (%s)", (mode, dirty) => {
    const { model } = openFilter(filterOf(tagged(1)), { mode });
    model.renameFilter(" 優良顧客 ");
    expect(model.isDirty()).toBe(dirty);
    model.renameFilter("優良 顧客");
    expect(model.isDirty()).toBe(true);
  });

  it("a query that was a number and is typed again is no change: it is sent as text", () => {
    const { model } = openFilter(filterOf({ type: 75, var_id: 201, match: 0, query: 100 }));
    model.changeCondition("r0", { type: 75, var_id: 201, match: 0, query: "100" }, "query");
    expect([model.isDirty(), model.canUndo()]).toEqual([false, true]);
  });

  it("two conditions that change places are a change, also inside an or-panel", () => {
    const { model } = openFilter(filterOf(anyOf(tagged(1), tagged(2))));
    model.moveCondition("r1", 1);
    expect(model.isDirty()).toBe(true);
    model.moveCondition("r1", -1);
    expect(model.isDirty()).toBe(false);
  });
});

describe("reset", () => {
  it("goes back to what was loaded, as one step that can be undone", () => {
    const { model, choose, shape } = openFilter(filterOf(tagged(1), anyOf(tagged(2))));
    choose("r0", 9);
    model.removeRow("r1");
    model.reset();
    expect(model.value()).toEqual(filterOf(tagged(1), anyOf(tagged(2))));
    expect(model.isDirty()).toBe(false);
    model.undo();
    expect(shape()).toEqual([9]);
  });

  it("without a change there is nothing to reset, and no step", () => {
    const { model } = openFilter(filterOf(tagged(1)));
    model.reset();
    expect(model.canUndo()).toBe(false);
  });
});

it("settings decide what is a problem and what is paid in", () => {
  const { model } = openFilter({ ...filterOf(tagged(1)), name: " " }, { mode: "funneling" });
  expect(model.problems()).toEqual([]);
  expect(model.payload().name).toBe(" ");
  model.configure({ ...everything, locale: "en" });
  expect(model.problems()).toHaveLength(1);
  expect(model.payload().name).toBe("");
  expect(model.value().name).toBe(" ");
});

it("what is said beside a row comes from three parts that do not take from each other", () => {
  const { model, look, put } = openFilter(filterOf(tagged(1), tagged(2)));
  put(model.atoms.figures, new Map([["r0", { figure: "残り 3人", isZero: false }]]));
  put(model.atoms.logicWarnings, new Map([["r0", { warning: "重複" }]]));
  put(model.atoms.verdicts, new Map([["r1", { meets: true }]]));
  expect([...look(model.atoms.notes)]).toEqual([
    ["r0", { figure: "残り 3人", isZero: false, warning: "重複" }],
    ["r1", { meets: true }],
  ]);
});

it("two models share nothing", () => {
  const [one, other] = [openFilter(filterOf(tagged(1))), openFilter(filterOf(tagged(2)))];
  one.model.renameFilter("名");
  one.model.removeRow("r0");
  expect(other.model.value()).toEqual(filterOf(tagged(2)));
  expect([other.model.canUndo(), other.edits()]).toEqual([false, 0]);
});

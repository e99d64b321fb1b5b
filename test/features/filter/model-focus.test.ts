import { describe, expect, it } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import { anyOf, filterOf, held, marked, openFilter, tagged } from "./open-filter.js";

const tag = allConditions.ofType(60)!;

/** r0 | r1: r2 r3 | r4: - | r5 | r6 */
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), anyOf(), marked(1), held);

describe("where the focus goes, and what is said", () => {
  it.each<[what: string, act: (model: FilterModel) => unknown, focus: string | null, announced: unknown]>([
    [
      "adding: the first field of the new row",
      (model) => model.addCondition(null, tag),
      "r7 first",
      ["added", 4, 60],
    ],
    [
      "adding to an or-panel: numbered there",
      (model) => model.addCondition("r1", tag),
      "r7 first",
      ["added", 3, 60],
    ],
    [
      "a single-use one again: nowhere",
      (model) => model.addCondition(null, allConditions.ofType(50)!),
      null,
      null,
    ],
    ["adding an or-panel: its add buttons", (model) => model.addOrPanel(), "r7 add", ["added", 3, 120]],
    [
      "duplicating: the first field of the copy",
      (model) => model.duplicateCondition("r2"),
      "r7 first",
      ["duplicated", 2, 60],
    ],
    [
      "pasting several: the first of them",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), tagged(9)])),
      "r7 first",
      ["added", 4, 60],
    ],
    [
      "pasting what does not fit: nowhere",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), marked(2)])),
      null,
      null,
    ],
    [
      "removing the first: the next condition",
      (model) => model.removeRow("r0"),
      "r5 remove",
      ["removed", 1, 60],
    ],
    [
      "removing one in between: the next one",
      (model) => model.removeRow("r5"),
      "r6 remove",
      ["removed", 2, 50],
    ],
    ["removing the last: the one before", (model) => model.removeRow("r6"), "r5 remove", ["removed", 3, 999]],
    [
      "removing in an or-panel: its next one",
      (model) => model.removeRow("r2"),
      "r3 remove",
      ["removed", 1, 60],
    ],
    [
      "removing the last in it: the one before",
      (model) => model.removeRow("r3"),
      "r2 remove",
      ["removed", 2, 60],
    ],
    [
      "removing an or-panel: the next or-panel",
      (model) => model.removeRow("r1"),
      "r4 remove",
      ["removed", 1, 120],
    ],
    [
      "removing the last or-panel: the one before",
      (model) => model.removeRow("r4"),
      "r1 remove",
      ["removed", 2, 120],
    ],
    ["removing what is gone: nowhere", (model) => model.removeRow("r9"), null, null],
    ["moving: it stays at the row", (model) => model.moveCondition("r0", 1), "r0 tools", ["moved", 2, 60]],
    ["moving past the edge: nowhere", (model) => model.moveCondition("r0", -1), null, null],
    [
      "moving to another panel: it goes along",
      (model) => model.moveToPanel("r0", "r1"),
      "r0 tools",
      ["moved", 3, 60],
    ],
    ["moving to where it may not be: nowhere", (model) => model.moveToPanel("r1", "r4"), null, null],
    [
      "wrapping: it stays at the row",
      (model) => model.wrapInOrPanel(["r5"]),
      "r5 tools",
      { kind: "wrapped" },
    ],
    [
      "dissolving: the first that was in it",
      (model) => model.dissolveOrPanel("r1"),
      "r2 tools",
      { kind: "dissolved" },
    ],
    ["removing all: it stays", (model) => model.removeAll(), null, { kind: "cleared" }],
    [
      "dissolving an empty one: the add buttons",
      (model) => model.dissolveOrPanel("r4"),
      "- add",
      { kind: "dissolved" },
    ],
    ["inverting: it stays", (model) => model.invertCondition("r3"), null, ["inverted", 2, 60]],
    ["inverting what has no opposite: nothing", (model) => model.invertCondition("r5"), null, null],
    ["changing: it stays", (model) => model.changeCondition("r0", tagged(9), "tag_ids"), null, null],
    ["undoing: it stays", (model) => [model.renameFilter("名"), model.undoEdit()], null, { kind: "undone" }],
    [
      "redoing: it stays",
      (model) => [model.renameFilter("名"), model.undo(), model.redoEdit()],
      null,
      { kind: "redone" },
    ],
    [
      "undo and redo by script say nothing",
      (model) => [model.renameFilter("名"), model.undo(), model.redo()],
      null,
      null,
    ],
    ["nothing to undo: nothing is said", (model) => model.undoEdit(), null, null],
    ["nothing to redo: nothing is said", (model) => model.redoEdit(), null, null],
  ])("after %s", (_, act, focus, announced) => {
    const opened = openFilter(start);
    act(opened.model);
    expect(spelled(opened.takeFocus())).toBe(focus);
    const [kind, number, type] = Array.isArray(announced) ? announced : [];
    expect(opened.announcement()).toEqual(Array.isArray(announced) ? { kind, number, type } : announced);
  });

  it("after removing the only condition of a panel: its add buttons", () => {
    const { model, takeFocus } = openFilter(filterOf(tagged(1), anyOf(tagged(2))));
    model.removeRow("r2");
    expect(spelled(takeFocus())).toBe("r1 add");
    model.removeRow("r1");
    expect(spelled(takeFocus())).toBe("- add");
    model.removeRow("r0");
    expect(spelled(takeFocus())).toBe("- add");
  });

  it("what cannot be read is named by what it has for a type", () => {
    const { model, announcement } = openFilter(filterOf(null, { type: "60" }));
    model.removeRow("r0");
    expect(announcement()).toEqual({ kind: "removed", number: 1, type: undefined });
    model.removeRow("r1");
    expect(announcement()).toEqual({ kind: "removed", number: 1, type: "60" });
  });
});

describe("a row that moved is marked until it settles", () => {
  it.each<[what: string, act: (model: FilterModel) => unknown]>([
    ["by one", (model) => model.moveCondition("r0", 1)],
    ["to another panel", (model) => model.moveToPanel("r0", "r4")],
  ])("%s", (_, act) => {
    const { model, look } = openFilter(start);
    act(model);
    expect(look(model.atoms.moved)).toBe("r0");
    model.clearMove();
    expect(look(model.atoms.moved)).toBeNull();
  });
});

describe("going to a problem", () => {
  const early = { type: 30, date_from: "2026-12-01", date_to: "2026-01-01" };

  it("without a target: the first one, in the order of the screen", () => {
    const { model, takeFocus } = openFilter(filterOf(anyOf(early), tagged(1), early));
    model.goTo(undefined);
    expect(takeFocus()?.row).toBe("r3");
  });

  it("the name comes before all conditions", () => {
    const { model, takeFocus } = openFilter({ ...filterOf(early), name: "" });
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("- name");
  });

  it("with a target: there, whatever else is wrong", () => {
    const { model, takeFocus } = openFilter({ ...filterOf(early), name: "" });
    model.goTo({ row: "r0", field: "date_to" });
    expect(spelled(takeFocus())).toBe("r0 date_to");
  });

  it("without a problem: nowhere", () => {
    const { model, takeFocus } = openFilter(start);
    model.goTo(undefined);
    expect(takeFocus()).toBeNull();
  });
});

function spelled(focus: { row: string | null; field: string } | null): string | null {
  return focus && `${focus.row ?? "-"} ${focus.field}`;
}

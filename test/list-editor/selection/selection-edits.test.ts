import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { createSelectionEdits } from "../../../src/list-editor/selection/selection-edits.js";
import { openList, valuesOf } from "../simple-list.js";

/** A list of which the values at these places are selected. */
function open(values: readonly PlainData[], ...indices: number[]) {
  const list = openList(...values);
  const { model, store } = list;
  for (const at of indices) model.selection.toggle(model.state().rows[at]?.key ?? "none");
  return {
    ...list,
    edits: createSelectionEdits(model),
    keyAt: (at: number) => model.state().rows[at]?.key ?? "none",
    values: () => valuesOf(model.state()),
    selected: () => model.selection.rows().map(({ value }) => value),
    said: () => store.get(model.atoms.announcement),
    focus: () => store.get(model.atoms.focus),
  };
}

describe("what is selected", () => {
  it("is no edit: neither a step nor told to the page", () => {
    const { model, onEdit, selected } = open(["a", "b", "c"], 0, 2);
    expect(selected()).toEqual(["a", "c"]);
    expect([onEdit.mock.calls.length, model.canUndo(), model.isDirty()]).toEqual([0, false, false]);
  });

  it("is removed in one step, and is not selected again when that is undone", () => {
    const { edits, model, onEdit, values, selected, said, focus, keyAt } = open(["a", "b", "c", "d"], 0, 2);
    const next = keyAt(3);
    edits.removeSelected();
    expect([values(), selected(), onEdit.mock.calls.length]).toEqual([["b", "d"], [], 1]);
    expect(said()).toEqual({ kind: "severalRemoved", count: 2 });
    expect(focus()).toEqual({ row: next, field: "remove" });
    model.undoEdit();
    expect([values(), selected(), model.canUndo()]).toEqual([["a", "b", "c", "d"], [], false]);
  });

  it("of one row is announced as one", () => {
    const { edits, said } = open(["a", "b"], 1);
    edits.moveSelected(-1);
    expect(said()).toMatchObject({ kind: "moved", number: 1 });
    edits.removeSelected();
    expect(said()).toMatchObject({ kind: "removed", number: 1 });
  });

  it("is moved in one step and stays selected; the focus goes where it is sent", () => {
    const { edits, model, onEdit, values, selected, said, focus, keyAt } = open(["a", "b", "c"], 1, 2);
    edits.moveSelected(-1);
    expect([values(), selected(), focus()]).toEqual([["b", "c", "a"], ["b", "c"], null]);
    expect(said()).toEqual({ kind: "severalMoved", count: 2 });
    edits.moveSelected(-1, { row: keyAt(0), field: "head" });
    expect([onEdit.mock.calls.length, focus()]).toEqual([1, null]);
    edits.moveSelectedTo(keyAt(0), 2, { row: keyAt(0), field: "grip" });
    expect([values(), selected(), focus()?.field]).toEqual([["a", "b", "c"], ["b", "c"], "grip"]);
    model.undo();
    expect(selected()).toEqual(["b", "c"]);
  });

  it("goes with other content, and with what it was in", () => {
    const { model, selected } = open(["a", { held: ["b", "c"] }]);
    const [, holder] = model.state().rows;
    for (const { key } of holder?.children ?? []) model.selection.toggle(key);
    expect(selected()).toEqual(["b", "c"]);
    model.load({ id: 8, list: ["x"] });
    expect([selected(), model.selection.keys().size]).toEqual([[], 0]);
  });

  it("is nothing where nothing is done", () => {
    const { edits, onEdit } = open(["a", "b"]);
    edits.removeSelected();
    edits.moveSelected(1);
    expect(onEdit).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  duplicateRow,
  insertValues,
  moveRow,
  type Row,
  removeRow,
  rowOf,
} from "../../src/list-editor/rows.js";
import { openList, valuesOf } from "./simple-list.js";

type Open = ReturnType<typeof openList>["model"];
const at = (model: Open, place: number) => model.state().rows[place] as Row;

describe("the model of a list", () => {
  it("an edit is a step, told to the page; without a next state nothing happened", () => {
    const { model, onEdit } = openList("a");
    expect(model.edit(removeRow(model.state(), "none"))).toBe(false);
    expect([onEdit.mock.calls.length, model.canUndo(), model.isDirty()]).toEqual([0, false, false]);
    model.edit(insertValues(model.state(), null, 0, ["b"]));
    expect([onEdit.mock.calls.length, model.canUndo(), model.isDirty()]).toEqual([1, true, true]);
  });

  it("by script nobody is told: load, undo, reset", () => {
    const { model, onEdit } = openList("a");
    model.load({ id: 1, list: ["b"] });
    model.reset();
    model.undo();
    expect(onEdit).not.toHaveBeenCalled();
    expect(model.load("no document")).toBe(false);
    expect(model.load(null)).toBe(true);
    expect(model.isEmpty()).toBe(true);
  });

  it("is blank while it is a new one that nobody has filled in", () => {
    const { model } = openList();
    expect([model.isEmpty(), model.isBlank()]).toEqual([true, false]);
    for (const value of [null, { list: [] }, { id: null, name: "", list: [] }]) {
      model.load(value);
      expect(model.isBlank()).toBe(true);
    }
    model.edit(insertValues(model.state(), null, 0, ["a"]));
    expect(model.isBlank()).toBe(false);
    // As a field is when what was typed is gone again.
    model.edit(removeRow(model.state(), at(model, 0).key));
    expect(model.isBlank()).toBe(true);
    for (const value of [{ list: ["a"] }, { name: "x", list: [] }, { more: 1, list: [] }]) {
      model.load(value);
      expect(model.isBlank()).toBe(false);
    }
  });

  it("is not blank when what it held was taken out", () => {
    const { model } = openList("a");
    model.load({ list: ["a"] });
    model.edit(removeRow(model.state(), at(model, 0).key));
    expect([model.isEmpty(), model.isBlank()]).toEqual([true, false]);
    model.load(null);
    expect(model.isBlank()).toBe(true);
  });

  it.each<[what: string, other: PlainObject, differences: number]>([
    ["the same", { id: 1, name: "n", list: ["a", "b"] }, 0],
    ["a row added, one changed", { id: 1, name: "n", list: ["a", "c", "d"] }, 2],
    ["a row gone", { id: 1, name: "n", list: ["a"] }, 1],
    ["rows in another order", { id: 1, name: "n", list: ["b", "a"] }, 1],
    ["another name", { id: 1, name: "m", list: ["a", "b"] }, 1],
    ["what only one of them has", { id: 1, name: "n", list: ["a", "b"], more: 1 }, 0],
    ["no document at all", {}, 0],
  ])("differs from another one: %s", (_what, other, differences) => {
    const { model } = openList();
    model.load({ id: 1, name: "n", list: ["a", "b"] });
    expect(model.differences(other)).toBe(differences);
  });

  it("an insertion sends the focus to its first field and is announced by its number", () => {
    const { model, store } = openList("a", "b");
    model.insert("duplicated", duplicateRow(model.state(), at(model, 0).key));
    expect(store.get(model.atoms.focus)).toEqual({ row: at(model, 1).key, field: "first" });
    expect(store.get(model.atoms.announcement)).toMatchObject({ kind: "duplicated", number: 2 });
  });

  it("a removal sends the focus to the next row, else to the one before, else to the add buttons", () => {
    const { model, store } = openList("a", "b");
    const [first, last] = [at(model, 0), at(model, 1)];
    model.remove([last], removeRow(model.state(), last.key));
    expect(store.get(model.atoms.focus)).toEqual({ row: first.key, field: "remove" });
    model.remove([first], removeRow(model.state(), first.key));
    expect(store.get(model.atoms.focus)).toEqual({ row: null, field: "add" });
    expect(store.get(model.atoms.announcement)).toMatchObject({ kind: "removed", number: 1 });
  });

  it("a moved row keeps the focus on the field and is marked until the mark is cleared", () => {
    const { model, store } = openList("a", "b");
    const row = at(model, 0);
    model.move(row, moveRow(model.state(), row.key, 1), "moveDown");
    expect(store.get(model.atoms.moved)).toBe(row.key);
    expect(store.get(model.atoms.announcement)).toMatchObject({ kind: "moved", number: 2 });
    model.clearMove();
    expect(store.get(model.atoms.moved)).toBeNull();
  });

  it("keystrokes in one field within half a second are one step", () => {
    const { model, clock } = openList("a");
    for (const [now, value] of [
      [0, "b"],
      [400, "c"],
      [1000, "d"],
    ] as const) {
      clock.now = now;
      model.edit(insertValues(model.state(), null, 0, [value]), "name");
    }
    model.undoEdit();
    expect(valuesOf(model.state())).toEqual(["c", "b", "a"]);
    model.undoEdit();
    expect(valuesOf(model.state())).toEqual(["a"]);
    expect(model.canUndo()).toBe(false);
  });

  it("reset goes back to what was saved, as one step that can be undone", () => {
    const { model } = openList("a");
    model.edit(insertValues(model.state(), null, 0, ["b"]));
    model.reset();
    expect(valuesOf(model.state())).toEqual(["a"]);
    model.undo();
    expect(valuesOf(model.state())).toEqual(["b", "a"]);
  });

  it("what a save decided holds for every step, and changes count from what was sent", () => {
    const { model } = openList("a");
    model.edit(insertValues(model.state(), null, 0, ["b"]));
    const payload = model.payload();
    const [sent] = model.state().rows;
    // The operator goes on while the call is on its way.
    model.edit(insertValues(model.state(), null, 0, ["c"]));
    model.applySave(payload, { id: 99 });
    expect(model.isDirty()).toBe(true);
    expect(model.value()).toMatchObject({ id: 99, list: ["c", "b", "a"] });
    model.undo();
    expect(model.isDirty()).toBe(false);
    expect(model.value()).toMatchObject({ id: 99, list: ["b", "a"] });
    expect(rowOf(model.state(), sent?.key ?? "")).toBe(sent);
    expect(model.record()).toBe("99");
  });

  it("a draft comes as one step that can be undone", () => {
    const { model, onEdit } = openList("a");
    expect(model.restoreDraft({ id: 7, name: "", list: ["x"] })).toBe(true);
    expect(onEdit).toHaveBeenCalledOnce();
    expect(model.restoreDraft(3)).toBe(false);
    model.undoEdit();
    expect(valuesOf(model.state())).toEqual(["a"]);
  });
});

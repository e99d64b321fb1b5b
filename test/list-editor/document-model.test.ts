import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { insertValues, type Row, removeRow } from "../../src/list-editor/rows.js";
import { openList } from "./simple-list.js";

type Open = ReturnType<typeof openList>["model"];
const at = (model: Open, index: number) => model.state().rows[index] as Row;

describe("the model of a list", () => {
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
});

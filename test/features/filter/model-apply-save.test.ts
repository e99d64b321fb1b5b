import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../src/features/filter/summary/changes.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { anyOf, filterOf, type OpenFilter, openFilter, tagged } from "./open-filter.js";

const fresh: PlainObject = { ...filterOf(tagged(1)), fid: null };

describe("after a save", () => {
  it.each<[what: string, filter: PlainObject, response: PlainObject | null | undefined, fid: unknown]>([
    ["a new filter gets the id it was given", fresh, { fid: 9 }, 9],
    ["an id in text is kept as text", fresh, { fid: "9" }, "9"],
    ["a known filter keeps its id", filterOf(tagged(1)), {}, 5],
    ["null is no id", filterOf(tagged(1)), { fid: null }, 5],
    ["no answer changes nothing", filterOf(tagged(1)), null, 5],
    ["nor does handing over", fresh, undefined, null],
  ])("%s", (_, filter, response, fid) => {
    const { model, choose } = openFilter(filter);
    choose("r0", 9);
    model.applySave(model.payload(), response);
    expect(model.value()).toEqual({ ...filter, fid, inputs: [tagged(9)] });
    expect(model.isDirty()).toBe(false);
    expect(model.record()).toBe(fid === null ? null : String(fid));
  });

  it("undo still works, and never undoes the id", () => {
    const { model, choose } = openFilter(fresh);
    choose("r0", 9);
    model.applySave(model.payload(), { fid: 9 });
    model.undo();
    expect(model.value()).toEqual({ ...fresh, fid: 9 });
    expect(model.isDirty()).toBe(true);
    model.redo();
    expect(model.value()).toEqual({ ...fresh, fid: 9, inputs: [tagged(9)] });
    expect(model.isDirty()).toBe(false);
  });

  it("a redo from before the save has the id too", () => {
    const { model } = openFilter(fresh);
    model.renameFilter("名");
    model.undo();
    model.applySave(model.payload(), { fid: 9 });
    model.redo();
    expect(model.value()).toMatchObject({ fid: 9, name: "名" });
  });

  it("reset goes back to what was saved", () => {
    const { model, choose, shape } = openFilter(fresh);
    choose("r0", 8);
    model.applySave(model.payload(), { fid: 9 });
    choose("r0", 7);
    model.reset();
    expect([shape(), model.value().fid, model.isDirty()]).toEqual([[8], 9, false]);
  });

  it("what was changed while it was saved is still unsaved", () => {
    const { model, choose, shape } = openFilter(fresh);
    choose("r0", 8);
    const sent = model.payload();
    choose("r0", 7);
    model.applySave(sent, { fid: 9 });
    expect([shape(), model.value().fid, model.isDirty()]).toEqual([[7], 9, true]);
    model.reset();
    expect([shape(), model.value().fid, model.isDirty()]).toEqual([[8], 9, false]);
  });

  it.each<[what: string, filter: PlainObject]>([
    ["with blanks around its name", { ...fresh, name: " 優良顧客 " }],
    ["with a query that was a number", { ...fresh, inputs: [{ type: 75, var_id: 202, match: 0, query: 3 }] }],
  ])("a filter %s has no unsaved changes", (_, filter) => {
    const { model } = openFilter(filter);
    model.addOrPanel();
    model.applySave(model.payload(), { fid: 9 });
    expect(model.isDirty()).toBe(false);
  });
});

describe("what is different since the save is told row by row", () => {
  it("rows that were moved before it and changed after it are not taken for each other", () => {
    const opened = openFilter(filterOf(tagged(1), tagged(2)));
    opened.model.moveCondition("r0", 1);
    opened.model.applySave(opened.model.payload(), { fid: 5 });
    expect(changes(opened)).toEqual([]);
    opened.choose("r0", 11);
    opened.choose("r1", 22);
    expect(changes(opened)).toEqual(["2 → 22", "1 → 11"]);
  });

  it("one that is removed is not taken for the next one that is changed", () => {
    const opened = openFilter(filterOf(tagged(1), tagged(2)));
    opened.model.renameFilter("名");
    opened.model.applySave(opened.model.payload(), { fid: 5 });
    opened.model.removeRow("r0");
    opened.choose("r1", 22);
    expect(changes(opened)).toEqual(["2 → 22", "removed"]);
  });

  it("also when something was changed while it was saved", () => {
    const opened = openFilter(filterOf(tagged(1), tagged(2)));
    opened.model.moveCondition("r0", 1);
    const sent = opened.model.payload();
    opened.choose("r0", 11);
    opened.choose("r1", 22);
    opened.model.applySave(sent, { fid: 5 });
    expect(changes(opened)).toEqual(["2 → 22", "1 → 11"]);
  });

  function changes({ model, look, state }: OpenFilter) {
    return changesBetween(look(model.atoms.baseline), state()).map((change) =>
      change.is === "changed" ? `${tagOf(change.before.value)} → ${tagOf(change.row.value)}` : change.is,
    );
  }
  function tagOf(condition: unknown) {
    return (condition as { tag_ids: number[] }).tag_ids[0];
  }
});

describe("a draft", () => {
  it("takes the place of the content as one step that can be undone", () => {
    const { model, edits, shape } = openFilter(filterOf(tagged(1)));
    expect(model.restoreDraft(filterOf(tagged(8), anyOf(tagged(9))))).toBe(true);
    expect(shape()).toEqual([8, [9]]);
    expect([model.isDirty(), edits()]).toEqual([true, 1]);
    model.undo();
    expect(model.value()).toEqual(filterOf(tagged(1)));
  });

  it("its rows are new ones, so that fields do not keep what was typed into the old", () => {
    const { model, keys } = openFilter(filterOf(tagged(1)));
    const before = keys();
    model.restoreDraft(filterOf(tagged(9)));
    expect(keys()).not.toEqual(before);
  });

  it("does not change which record is edited, nor what reset goes back to", () => {
    const { model } = openFilter(filterOf(tagged(1)));
    model.restoreDraft({ ...filterOf(tagged(9)), fid: 6 });
    expect(model.record()).toBe("5");
    model.reset();
    expect(model.value()).toEqual(filterOf(tagged(1)));
  });

  it.each([[null], [5], ["text"], [[]], [{ inputs: 5 }]])("%j is none", (data) => {
    const { model, edits } = openFilter(filterOf(tagged(1)));
    expect(model.restoreDraft(data)).toBe(false);
    expect(model.value()).toEqual(filterOf(tagged(1)));
    expect([model.canUndo(), edits()]).toEqual([false, 0]);
  });
});

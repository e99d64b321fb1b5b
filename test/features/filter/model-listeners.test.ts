import { describe, expect, it } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import { edits } from "./edits.js";
import { everything } from "./filter-settings.js";
import { anyOf, filterOf, held, marked, openFilter, tagged } from "./open-filter.js";

describe("the element is told once of every edit by the operator", () => {
  it.each(edits)("%s", (_, start, act) => {
    const opened = openFilter(start);
    act(opened.model);
    expect(opened.edits()).toBe(1);
    opened.model.undoEdit();
    opened.model.redoEdit();
    expect(opened.edits()).toBe(3);
  });
});

describe("nothing is recorded or told where nothing happens", () => {
  it.each<[what: string, act: (model: FilterModel) => unknown]>([
    ["a single-use one again", (model) => model.addCondition(null, allConditions.ofType(50)!)],
    ["adding to a panel that is gone", (model) => model.addCondition("r9", allConditions.ofType(60)!)],
    ["copying what may be there once", (model) => model.duplicateCondition("r3")],
    ["removing what is gone", (model) => model.removeRow("r9")],
    ["moving past the start", (model) => model.moveCondition("r0", -1)],
    ["moving past the end", (model) => model.moveCondition("r4", 1)],
    ["moving to the same panel", (model) => model.moveToPanel("r0", null)],
    ["moving to a panel that is gone", (model) => model.moveToPanel("r0", "r9")],
    ["wrapping an or-panel", (model) => model.wrapInOrPanel(["r1"])],
    ["dissolving what is none", (model) => model.dissolveOrPanel("r0")],
    ["inverting what has no opposite", (model) => model.invertCondition("r3")],
    ["changing a condition into itself", (model) => model.changeCondition("r0", tagged(1), "tag_ids")],
    ["changing what is gone", (model) => model.changeCondition("r9", tagged(1), "tag_ids")],
    ["pasting nothing", (model) => model.insertRows((state) => appendConditions(state, null, []))],
    [
      "pasting what does not fit",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), marked(2)])),
    ],
    ["copying what is no search", (model) => model.replaceContent({ name: "名" })],
    ["the same name", (model) => model.renameFilter("優良顧客")],
    ["the same folder", (model) => model.chooseFolder(12)],
    ["the same option", (model) => model.chooseOption("take_num", 50)],
    ["a draft that is none", (model) => model.restoreDraft("控え")],
    ["nothing to undo", (model) => model.undoEdit()],
    ["nothing to redo", (model) => model.redoEdit()],
    ["settling", (model) => model.applySave(model.payload(), { fid: 9 })],
    ["settings", (model) => model.configure({ ...everything, mode: "board" })],
    ["going to a problem", (model) => model.goTo(undefined)],
    ["waiting for a filter", (model) => model.await("loading")],
    ["reset without a change", (model) => model.reset()],
  ])("%s", (_, act) => {
    const opened = openFilter(filterOf(tagged(1), anyOf(tagged(2)), marked(1), held));
    const before = opened.state().rows;
    act(opened.model);
    expect([opened.edits(), opened.model.canUndo(), opened.takeFocus()]).toEqual([0, false, null]);
    expect(opened.state().rows).toBe(before);
  });

  it("removing all of nothing", () => {
    const { model, edits: editCount } = openFilter(filterOf());
    model.removeAll();
    expect([editCount(), model.canUndo()]).toEqual([0, false]);
  });

  it("loading, undo, redo and reset by script", () => {
    const { model, edits: editCount } = openFilter(filterOf(tagged(1)));
    model.renameFilter("名");
    model.undo();
    model.redo();
    model.reset();
    model.load(filterOf(tagged(2)));
    expect(editCount()).toBe(1);
  });
});

it("whoever subscribed is told of every change of what the model says, until they leave", () => {
  const { model, choose, keys } = openFilter(filterOf(tagged(1)));
  const heard: string[] = [];
  const act = (what: string, change: () => unknown) => {
    const leave = model.subscribe(() => void heard.push(what));
    change();
    leave();
  };
  act("change", () => choose(keys()[0]!, 9));
  act("undo", () => model.undo());
  act("redo", () => model.redo());
  act("load", () => model.load({ ...filterOf(tagged(2)), name: "" }));
  act("mode", () => model.configure({ ...everything, mode: "board" }));
  act("settle", () => model.applySave(model.payload(), { fid: 9 }));
  act("focus", () => model.goTo({ row: null, field: "name" }));
  model.renameFilter("名");
  expect([...new Set(heard)]).toEqual(["change", "undo", "redo", "load", "mode", "settle"]);
});

it("while a filter that the page named is awaited, that is the only problem; listeners hear of it", () => {
  const { model } = openFilter({ ...filterOf(), name: "" });
  const heard: string[][] = [];
  model.subscribe(() => heard.push(model.problems().map(({ message }) => message)));
  for (const what of ["loading", "failed", null] as const) model.await(what);
  const own = "条件を保存するとき名前は必須です";
  expect(heard).toEqual([["読み込み中..."], ["読み込みに失敗しました"], [own]]);
});

import { expect, it } from "vitest";
import { filterOf, openFilter } from "./open-filter.js";

it("removing all of nothing is no edit", () => {
  const { model, edits } = openFilter(filterOf());
  model.removeAll();
  expect([edits(), model.canUndo()]).toEqual([0, false]);
});

it("while a filter that the page named is awaited, that is the only problem; listeners hear of it", () => {
  const { model } = openFilter({ ...filterOf(), name: "" });
  const heard: string[][] = [];
  model.subscribe(() => heard.push(model.problems().map(({ message }) => message)));
  for (const what of ["loading", "failed", null] as const) model.showLoading(what);
  const own = "条件を保存するとき名前は必須です";
  expect(heard).toEqual([["読み込み中..."], ["読み込みに失敗しました"], [own]]);
});

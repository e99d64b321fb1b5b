import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  type FilterServer,
  filterOf,
  nameCondition,
  openFilter,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { eventually, within } from "./support/editors.js";

/** Moves the filter from one folder to another, and reads what is told of it. */
async function folderChange(server: FilterServer, before: number | null, after: string) {
  serveFilters(server);
  const editor = await openFilter({ value: { ...filterOf(nameCondition("a")), group_id: before } });
  await userEvent.selectOptions(within(editor).getByRole("combobox", { name: "フォルダ" }), after);
  await userEvent.click(within(editor).getByText("変更点を見る"));
  return () =>
    [...(editor.shadowRoot?.querySelectorAll(".filter-summary li") ?? [])].map((line) => line.textContent);
}

test("folders are told by their names", async () => {
  const lines = await folderChange({}, 4, "キャンペーン");
  await eventually(lines).toEqual(["フォルダ：店舗 → キャンペーン"]);
});

test("no folder is told as such, and one that is gone by its id", async () => {
  const lines = await folderChange({}, 99, "未分類");
  await eventually(lines).toEqual(["フォルダ：ID 99 → 未分類"]);
});

test("folders that cannot be had a second time are told by their ids", async () => {
  let calls = 0;
  const folders = () => {
    calls += 1;
    return calls === 1 ? { json: [{ id: 3, name: "キャンペーン" }] } : { status: 500 };
  };
  const lines = await folderChange({ folders }, null, "キャンペーン");
  await eventually(lines).toEqual(["フォルダ：未分類 → ID 3"]);
  expect(calls).toBe(2);
});

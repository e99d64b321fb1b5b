import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyAction, openAction } from "../elements/action-editor/page.js";
import { combobox, hearsOf, openPicker, searchBox } from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { control, eventually, shownText } from "./support/editors.js";
import { hasFocus } from "./support/focus.js";
import { tags } from "./support/lists.js";
import { serveBy } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

const undo = "{Control>}z{/Control}";

test("choosing all and taking all off are a step of Ctrl+Z each, from wherever the focus is", async () => {
  const picker = await openPicker({ multiple: true, value: [4] }, { source: tags });
  await userEvent.click(named(picker, "button", "すべて選択"));
  await eventually(() => picker.value).toEqual([4, 1, 2, 3]);
  await userEvent.click(named(picker, "button", "選択を解除"));
  await eventually(() => picker.value).toEqual([]);
  await hasFocus(searchBox(picker));
  await userEvent.keyboard(undo);
  await eventually(() => picker.value).toEqual([4, 1, 2, 3]);
  await hearsOf(picker, "元に戻しました");
  await userEvent.keyboard("{Escape}");
  await hasFocus(combobox(picker));
  await userEvent.keyboard(undo);
  await eventually(() => picker.value).toEqual([4]);
  expect(picker.dirty).toBe(false);
});

test("taking all off says how many go that are not shown", async () => {
  const picker = await openPicker({ multiple: true, value: [1, 2, 4] }, { source: tags });
  await userEvent.fill(searchBox(picker), "VIP");
  await eventually(() => shownText(picker)).toContain("うち2件は表示外");
  await userEvent.click(named(picker, "button", "選択を解除（表示外の2件も）"));
  await eventually(() => picker.value).toEqual([]);
});

test("in an editor each is a step of the editor's, however soon one follows the other", async () => {
  serveBy(({ url }) => (url.pathname.endsWith("/v_resource/tag") ? { json: tags } : { json: {} }));
  const tag = { type: 13, remove: 0, use_group: 0, tag_group_id: null, member_query_id: null };
  const value = { ...emptyAction, inputs: [{ ...tag, tag_ids: [4] }] };
  const editor = await openAction({ template: true, value, "api-base": "/whole-choice" });
  const ids = () => (editor.value as typeof value).inputs[0]?.tag_ids;
  const panel = control(editor, "region", "1. タグ操作");
  await userEvent.click(panel.getByRole("combobox", { name: "タグ", exact: true }));
  await hasFocus(panel.getByRole("searchbox", { name: "検索" }));
  const press = (name: string) =>
    (panel.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
  press("すべて選択");
  await eventually(ids).toEqual([4, 1, 2, 3]);
  press("選択を解除");
  await eventually(ids).toEqual([]);
  press("すべて選択");
  await eventually(ids).toEqual([1, 2, 3, 4]);
  for (const before of [[], [4, 1, 2, 3], [4]]) {
    await userEvent.keyboard(undo);
    await eventually(ids).toEqual(before);
  }
});

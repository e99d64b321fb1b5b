import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeName,
  addByEnter,
  combobox,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { announced, flat } from "./support/accessibility.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { eggs, listOf, tags } from "./support/lists.js";
import { serve } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

describe("names and roles", () => {
  test("are those of the public surface", async () => {
    const attributes = { multiple: true, "allow-new": true, abilities: "tag-write", value: [2] };
    const picker = await openPicker(attributes, { source: tags });
    await eventually(() => activeName(picker)).toBe("新規");
    const things = flat(await announced());
    const one = (role: string) => things.find((thing) => thing.role === role);

    expect(one("combobox")).toMatchObject({ name: "タグ", states: { expanded: true, hasPopup: "dialog" } });
    expect(one("dialog")?.name).toBe("タグ");
    expect(one("searchbox")).toMatchObject({ name: "検索", states: { focused: true } });
    expect(one("listbox")).toMatchObject({ name: "タグ", states: { multiselectable: true } });
    const options = things.filter(({ role }) => role === "option");
    expect(options.map(({ name, description, states }) => [name, description, states.selected])).toEqual([
      ["VIP会員", "会員", false],
      ["新規", "会員", true],
      ["資料請求", "地域", false],
      ["東京", "地域", false],
    ]);
    const elements = within(picker).getByRole("option").elements();
    expect(elements.map((each) => [each.ariaPosInSet, each.ariaSetSize])).toEqual([
      ["1", "4"],
      ["2", "4"],
      ["3", "4"],
      ["4", "4"],
    ]);
    const buttons = things.filter(({ role }) => role === "button").map(({ name }) => name);
    for (const name of ["追加", "すべて選択", "選択を解除", "閉じる", "新規を外す"]) {
      expect(buttons).toContain(name);
    }
    expect(things.filter(({ role }) => role === "checkbox").map(({ name }) => name)).toEqual([
      "会員をすべて選択",
      "地域をすべて選択",
    ]);
  });

  test("count what can be reached, headings left out", async () => {
    const picker = await openPicker({}, { source: tags });
    await userEvent.type(searchBox(picker), "京");
    await eventually(() => optionNames(picker)).toEqual(["東京"]);
    await expect.element(option(picker, "東京")).toHaveAttribute("aria-posinset", "1");
    await expect.element(option(picker, "東京")).toHaveAttribute("aria-setsize", "1");
    // Read out after a pause in the typing.
    await eventually(() =>
      within(picker)
        .getByRole("status")
        .elements()
        .map((each) => each.textContent),
    ).toContain("1件");
  });

  test("of the closed field say what is chosen", async () => {
    const single = mountPicker({ value: 3 }, { source: tags });
    const several = mountPicker({ value: [1, 4], multiple: true }, { source: tags });
    const none = mountPicker({ kind: "egg", required: true }, { source: eggs });
    await expect.element(combobox(single)).toHaveAttribute("placeholder", "資料請求");
    await expect.element(combobox(several)).toHaveAttribute("placeholder", "2件を選択中");
    const things = flat(await announced());
    const boxes = things.filter(({ role }) => role === "combobox");
    expect(boxes.map(({ name, states }) => [name, states.expanded, states.required])).toEqual([
      ["タグ", false, false],
      ["タグ", false, false],
      ["テンプレート", false, true],
    ]);
    expect(boxes[0]?.states.focusable).toBe(true);
    expect(things.filter(({ role }) => role === "button").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["VIP会員を外す", "東京を外す", "テスト送信", "プレビュー"]),
    );
    await expect.element(combobox(none, "テンプレート")).toHaveAttribute("placeholder", "選択してください");
  });

  test("say why an item cannot be chosen, and in an alert when it is tried", async () => {
    const source = listOf([
      { id: 1, name: "本部用", writable: false },
      { id: 2, name: "店舗用", writable: true },
    ]);
    const picker = mountPicker({ "only-editable": true }, { source });
    const heard = record(picker, ["failure", "change"]);
    await openList(picker);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const alert = within(picker).getByRole("alert").first();
    await expect.element(alert).toHaveTextContent("本部用は追加できません");
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["failure", { reason: "validation", status: null, messages: ["本部用は追加できません"] }],
    ]);
    const [first] = flat(await announced()).filter(({ role }) => role === "option");
    expect([first?.name, first?.states.disabled]).toEqual(["本部用 編集権限なし", true]);
    expect(isOpen(picker)).toBe(true);
    // Only what is new is read out.
    const notice = alert.element();
    await userEvent.keyboard("{Enter}");
    await eventually(() => notice.isConnected).toBe(false);
    await expect.element(alert).toHaveTextContent("本部用は追加できません");
  });

  test("say that something is added, and that it could not be", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    serve({ status: 500 });
    const heard = record(picker, ["picker-add-failed", "item-added", "change"]);
    await openList(picker);
    await userEvent.type(searchBox(picker), "大阪");
    await addByEnter(picker);
    await eventually(() => heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["picker-add-failed", { name: "大阪" }],
    ]);
    await expect.element(searchBox(picker)).toHaveValue("");
    await eventually(async () => {
      const regions = flat(await announced()).filter(({ role }) => role === "status");
      return flat(regions).map(({ name }) => name);
    }).toContain("「大阪」を追加できませんでした");
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ResourceItem } from "../../src/api/resources.js";
import {
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  optionNames,
} from "../elements/item-picker/page.js";
import { announced, flat } from "./support/accessibility.js";
import { type Attributes, eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { listOf, tags } from "./support/lists.js";
import { middleOf, mouse } from "./support/pointer.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

/** How the options of the open list are called, and whether they can be chosen. */
async function announcedOptions(): Promise<[name: string | undefined, disabled: boolean][]> {
  const options = flat(await announced()).filter(({ role }) => role === "option");
  return options.map(({ name, states }) => [name, Boolean(states.disabled)]);
}

describe("a row says of its item (rules: picker-items)", () => {
  test.each<[what: string, item: Partial<ResourceItem>, name: string]>([
    ["nothing but its name", {}, "来店"],
    ["that it is new", { fresh: true }, "来店 新着"],
    ["that it is new, by a number", { fresh: 1 as never }, "来店 新着"],
    ["that a friend has it once", { unique: true }, "来店 重複不可"],
    ["that it is a menu for landing pages", { is_lmp: true }, "来店 LMP"],
    ["its type", { type: 1, type_name: "数値" }, "来店 数値"],
    ["its badge", { badge: { text: "41人", color_class: "bg-red" } }, "来店 41人"],
    [
      "all of it, in this order",
      { badge: { text: "41人" }, type_name: "数値", is_lmp: true, unique: true, fresh: true },
      "来店 新着 重複不可 LMP 数値 41人",
    ],
    ["nothing that is not set", { favorite: 0, fresh: false, unique: false, is_lmp: false }, "来店"],
    ["nothing that is zero in text", { fresh: "0" as never, is_lmp: "0" as never, type_name: "" }, "来店"],
  ])("%s", async (_, item, name) => {
    const _picker = await openPicker({}, { source: listOf([{ id: 1, name: "来店", ...item }]) });
    expect(await announcedOptions()).toEqual([[name, false]]);
  });

  test("that it is a favourite, once: by the heading that it stands under, and by its star in its folder", async () => {
    await useWindow(360, 740);
    const item = { id: 1, name: "来店", badge: { text: "41人" }, favorite: 1, group_id: 1 };
    const source = listOf([item, { id: 2, name: "新規", group_id: 1 }], ["会員"]);
    const picker = await openPicker({}, { source });
    const said = async () =>
      flat(await announced())
        .filter(({ role }) => role === "option")
        .filter(({ name }) => name.startsWith("来店"))
        .map(({ name, description }) => [name, description ?? ""]);
    expect((await said())[0]).toEqual(["来店 41人", "お気に入り"]);
    const select = within(picker).getByRole("combobox", { name: "グループ" });
    await userEvent.selectOptions(select, "会員 (2)");
    await eventually(async () => (await said())[0]).toEqual([
      "来店 41人 お気に入り",
      expect.not.stringContaining("お気に入り"),
    ]);
  });

  test.each<[colourClass: unknown, hue: string]>([
    ["label-success", "green"],
    ["bg-red", "rose"],
    ["badge-warning", "amber"],
    ["bg-aqua", "blue"],
    ["bg-navy", "slate"],
    [undefined, "slate"],
    [{ toString: null }, "slate"],
    ['red" onclick="x', "rose"],
  ])("its badge in the hue nearest to %j, whose class stays out of the page", async (colour, hue) => {
    const badge = { text: "41人", color_class: colour as string };
    const picker = await openPicker({}, { source: listOf([{ id: 1, name: "来店", badge }]) });
    const shown = picker.shadowRoot?.querySelector(".picker-badge");
    expect([shown?.textContent, shown?.className]).toEqual(["41人", `picker-badge hue-${hue}`]);
  });
});

describe("a protected row says why (rules: protected-items)", () => {
  const item = { id: 1, name: "来店", writable: 0, type: 1, generation: 1, is_lmp: true };
  test.each<[attributes: Attributes, name: string, disabled: boolean]>([
    [{}, "来店 LMP", false],
    [{ "only-editable": true }, "来店 LMP 編集権限なし", true],
    [{ "only-editable": true, kind: "egg" }, "来店 LMP", false],
    [{ "allowed-types": "0 2" }, "来店 LMP 種別が対象外", true],
    [{ "allowed-types": "" }, "来店 LMP 種別が対象外", true],
    [{ "allowed-types": "1" }, "来店 LMP", false],
    [{ "allowed-generations": "2" }, "来店 LMP 形式が対象外", true],
    [{ "allowed-generations": "1" }, "来店 LMP", false],
    [{ "disallow-lmp": true }, "来店 LMP LMPは対象外", true],
  ])("%j: %s", async (attributes, name, disabled) => {
    const picker = mountPicker(attributes, { source: listOf([item]) });
    await openList(picker, attributes.kind === "egg" ? "テンプレート" : "タグ");
    expect(await announcedOptions()).toEqual([[name, disabled]]);
  });
});

describe("a range by the mouse", () => {
  const source = listOf(
    Array.from({ length: 6 }, (_, at) => ({ id: at, name: `項目${at}`, writable: at === 2 ? 0 : 1 })),
  );
  const press = (picker: Element, at: number, modifiers: "Shift"[] = []) =>
    userEvent.click(option(picker, `項目${at}`), { modifiers, force: true });

  test("is chosen with Shift, but for what is protected, and shrinks again", async () => {
    const picker = mountPicker({ multiple: true, "only-editable": true }, { source });
    const heard = record(picker, ["change", "failure"]);
    await openList(picker);
    await press(picker, 1);
    await press(picker, 4, ["Shift"]);
    await eventually(() => picker.value).toEqual([1, 3, 4]);
    await press(picker, 3, ["Shift"]);
    await eventually(() => picker.value).toEqual([1, 3]);
    expect(heard.map(({ type }) => type)).toEqual(["change", "change", "change"]);
  });

  test("is a press like any other where one can be chosen", async () => {
    const picker = await openPicker({}, { source });
    await press(picker, 1, ["Shift"]);
    await eventually(() => picker.value).toBe(1);
    expect(isOpen(picker)).toBe(false);
  });
});

test("a list that changes while the button is down: what was aimed at is chosen, and not what came there", async () => {
  const items = [1, 2, 3].map((id) => ({ id, name: `項目${id}` }));
  const picker = await openPicker({}, { source: listOf(items) });
  const at = middleOf(option(picker, "項目2").element());
  await mouse.down(at);
  picker.source = listOf([{ id: 9, name: "新しい項目" }, ...items]);
  await eventually(() => optionNames(picker)[0]).toBe("新しい項目");
  await mouse.up(at);
  await eventually(() => picker.value).toBe(2);
});

describe("the folders", () => {
  const boxes = (picker: Element) =>
    within(picker)
      .getByRole("checkbox")
      .elements()
      .map((each) => {
        const { checked, indeterminate } = each as HTMLInputElement;
        return indeterminate ? "mixed" : checked;
      });

  test("have boxes that say how much of each is chosen, and tick all of it", async () => {
    const picker = await openPicker({ multiple: true, value: [1] }, { source: tags });
    expect(boxes(picker)).toEqual(["mixed", false]);
    await userEvent.click(within(picker).getByRole("checkbox", { name: "会員をすべて選択" }));
    await eventually(() => picker.value).toEqual([1, 2]);
    expect(boxes(picker)).toEqual([true, false]);
    await userEvent.click(option(picker, "新規"));
    await eventually(() => boxes(picker)).toEqual(["mixed", false]);
    await userEvent.keyboard("東京");
    await eventually(() => boxes(picker)).toEqual([false, false]);
  });

  test("are one list to choose from where the window is narrow", async () => {
    await useWindow(360, 740);
    const picker = await openPicker({ multiple: true, value: [1] }, { source: tags });
    const select = within(picker).getByRole("combobox", { name: "グループ" });
    const texts = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(texts).toEqual(["すべて (4)", "選択中 (1)", "会員 (2)", "地域 (2)"]);
    await userEvent.selectOptions(select, "地域 (2)");
    await eventually(() => optionNames(picker)).toEqual(["資料請求", "東京"]);
    await userEvent.selectOptions(select, "選択中 (1)");
    await eventually(() => optionNames(picker)).toEqual(["VIP会員"]);
  });
});

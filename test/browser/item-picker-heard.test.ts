import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { combobox, hearsOf, mountPicker, openPicker, pickerDrawn } from "../elements/item-picker/page.js";
import { type Announced, announced, flat } from "./support/accessibility.js";
import { eventually } from "./support/editors.js";
import { listOf, tags } from "./support/lists.js";

/** The closed field as a screen reader is told of it. */
async function fieldHeard(): Promise<Announced | undefined> {
  return flat(await announced()).find(({ role, name }) => role === "combobox" && name === "タグ");
}
const description = async () => (await fieldHeard())?.description;

describe("the closed field is described by what is chosen", () => {
  test.each([
    ["nothing", {}, "選択してください"],
    ["one", { value: 1 }, "VIP会員"],
    ["several", { multiple: true, value: [1, 2, 4] }, "3件を選択中：VIP会員、新規、東京"],
    ["none of several", { multiple: true, value: [] }, "選択してください"],
    ["one that is gone", { value: 99, "show-deleted": true }, "削除済みのタグ"],
  ])("%s", async (_, attributes, said) => {
    await pickerDrawn(mountPicker(attributes, { source: tags }));
    await eventually(description).toBe(said);
  });

  test("the first of many, and that there are more", async () => {
    const many = listOf(Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `タグ${at + 1}` })));
    const value = many.ids.map(Number);
    await pickerDrawn(mountPicker({ multiple: true, value }, { source: many }));
    await eventually(description).toBe("40件を選択中：タグ1、タグ2、タグ3、タグ4、タグ5など");
  });

  test("and, when that is another, by that", async () => {
    const picker = mountPicker({ value: 1 }, { source: tags });
    await pickerDrawn(picker);
    picker.value = 2;
    await eventually(description).toBe("新規");
  });
});

describe("the open list", () => {
  test("says how much is in it and chosen, then each choice with how many there are", async () => {
    const picker = await openPicker({ multiple: true, value: [1, 2] }, { source: tags });
    await hearsOf(picker, "タグ、4件、2件を選択中");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await eventually(() => picker.value).toHaveLength(3);
    await hearsOf(picker, "「資料請求」を選択しました（3件）");
    await userEvent.keyboard("{Enter}");
    await hearsOf(picker, "「資料請求」を外しました（2件）");
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await hearsOf(picker, `${(picker.value as number[]).length}件を選択中`);
  });

  test("has rows whose names are whole while a search marks letters in them, and nothing else as a child", async () => {
    const picker = await openPicker({ multiple: true }, { source: tags });
    await userEvent.keyboard("会員");
    await eventually(() => picker.shadowRoot?.querySelector(".mark")?.textContent).toBe("会員");
    const list = flat(await announced()).find(({ role }) => role === "listbox");
    expect(list?.children.map(({ role, name }) => [role, name])).toEqual([["option", "VIP会員"]]);
    expect(list?.children[0]?.children.every(({ role }) => role === "StaticText" || role === "text")).toBe(
      true,
    );
  });
});

describe("a chip that its button takes off", () => {
  test("is said, and comes back by Ctrl+Z", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 2] }, { source: tags });
    await pickerDrawn(picker);
    const chip = picker.shadowRoot?.querySelector<HTMLElement>("button[aria-label='新規を外す']");
    chip?.focus();
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await hearsOf(picker, "「新規」を外しました（1件）");
    expect(picker.shadowRoot?.activeElement).toBe(combobox(picker).element());
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => picker.value).toEqual([1, 2]);
    await hearsOf(picker, "「新規」を元に戻しました");
  });
});

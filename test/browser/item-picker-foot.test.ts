import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  combobox,
  mountPicker,
  openList,
  openPicker,
  option,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { eventually, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { eggs, listOf, tags } from "./support/lists.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

/** Without folders and favourites. */
const plain = listOf([
  { id: 1, name: "VIP会員" },
  { id: 2, name: "新規" },
  { id: 3, name: "東京" },
]);

describe("deleted items of the choice", () => {
  const takeOff = (picker: Element) => named(picker, "button", "削除済みをまとめて外す");

  test("are taken off by one button, as one edit", async () => {
    const attributes = { multiple: true, value: [77, 2, 78], "show-deleted": true };
    const picker = mountPicker(attributes, { source: tags });
    const heard = record(picker, ["change", "picker-dropped"]);
    await openList(picker);
    await userEvent.click(takeOff(picker));
    await eventually(() => picker.value).toEqual([2]);
    expect(heard.map(({ type }) => type)).toEqual(["change"]);
    await hasFocus(searchBox(picker));
    expect(takeOff(picker).query()).toBeNull();
    expect(shownText(picker)).not.toContain("削除済みのタグが指定されています");
  });

  test("have no such button where they are not shown, or there are none", async () => {
    for (const attributes of [{ value: [77] }, { value: [2], "show-deleted": true }]) {
      const picker = await openPicker({ multiple: true, ...attributes }, { source: tags });
      expect(takeOff(picker).query()).toBeNull();
      await userEvent.keyboard("{Escape}");
    }
  });
});

describe("a list without folders", () => {
  const only = (picker: Element) => named(picker, "button", "選択中のみ");

  test("shows what is chosen alone, and everything again", async () => {
    const picker = await openPicker({ multiple: true, value: [3] }, { source: plain });
    await expect.element(only(picker)).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(only(picker));
    await eventually(() => optionNames(picker)).toEqual(["東京"]);
    await expect.element(only(picker)).toHaveAttribute("aria-pressed", "true");
    // Unticking moves no row, and leaves a way back.
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toEqual([]);
    expect(optionNames(picker)).toEqual(["東京"]);
    await userEvent.click(only(picker));
    await eventually(() => optionNames(picker)).toHaveLength(3);
    expect(only(picker).query()).toBeNull();
  });

  test("has no use for that without a choice, where one can be chosen, or beside folders", async () => {
    for (const [attributes, source] of [
      [{ multiple: true }, plain],
      [{ value: 3 }, plain],
      [{ multiple: true, value: [3] }, tags],
    ] as const) {
      const picker = await openPicker(attributes, { source });
      expect(only(picker).query()).toBeNull();
      await userEvent.keyboard("{Escape}");
    }
  });

  test("says that nothing is chosen where a search hides it", async () => {
    const picker = await openPicker({ multiple: true, value: [3] }, { source: plain });
    await userEvent.click(only(picker));
    await userEvent.fill(searchBox(picker), "VIP");
    await eventually(() => shownText(picker)).toContain("「VIP」に一致するものはありません");
    expect(shownText(picker)).toContain("うち1件は表示外");
  });
});

test("the part of what is chosen says that there is nothing in it", async () => {
  const picker = await openPicker({ multiple: true }, { source: tags });
  await userEvent.click(within(picker).getByRole("button", { name: "選択中" }));
  await eventually(() => shownText(picker)).toContain("選択中のタグはありません");
  expect(shownText(picker)).not.toContain("選択可能なタグがありません");
});

test("keys that send and show the active row are named where there are such pages", async () => {
  const egg = mountPicker({ kind: "egg" }, { source: eggs });
  await openList(egg, "テンプレート");
  expect(shownText(egg)).toContain("Alt+T テスト · Alt+P 表示");
  await userEvent.keyboard("{Escape}");
  // A telephone has no such keys.
  await useWindow(360, 740);
  await openList(egg, "テンプレート");
  expect(shownText(egg)).not.toContain("Alt+");
  await userEvent.keyboard("{Escape}");
  const tag = await openPicker({}, { source: tags });
  expect(shownText(tag)).not.toContain("Alt+");
  await expect.element(combobox(tag)).toBeVisible();
});

test("a folder of which a friend has one at most says so, in its heading and for each of its items", async () => {
  const source = listOf(
    [
      { id: 1, name: "ゴールド", group_id: 1 },
      { id: 2, name: "東京", group_id: 2 },
    ],
    ["ランク", "地域"],
  );
  Object.assign(source.groups["1"] ?? {}, { unique: true });
  const picker = await openPicker({}, { source });
  expect(shownText(picker)).toContain("ランク（重複不可）");
  await expect.element(option(picker, "ゴールド")).toHaveAttribute("aria-description", "ランク（重複不可）");
  await expect.element(option(picker, "東京")).toHaveAttribute("aria-description", "地域");
});

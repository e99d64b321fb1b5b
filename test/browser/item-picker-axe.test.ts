import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  combobox,
  mountPicker,
  openList,
  openPicker,
  type PickerProperties,
  pickerDrawn,
  searchBox,
  workButton,
} from "../elements/item-picker/page.js";
import { violationsInBothThemes, violationsOf } from "./support/accessibility.js";
import { paste } from "./support/clipboard.js";
import { type Attributes, eventually, shownText } from "./support/editors.js";
import { listOf, tags } from "./support/lists.js";
import { deferred, type Scripted, serve } from "./support/server.js";

interface State {
  name: string;
  attributes?: Attributes;
  properties?: PickerProperties;
  answers?: (Scripted | Promise<Scripted>)[];
  reach?(picker: ItemPickerElement): Promise<unknown>;
}

const facts = listOf(
  [
    { id: 1, name: "新しい", fresh: true, badge: { text: "LINE", color_class: "green" }, type_name: "一行" },
    { id: 2, name: "本部用", writable: false, unique: true },
    { id: 3, name: "LMPの", is_lmp: true, favorite: 1 },
    { id: 4, name: "東京", group_id: 1, badge: { text: "重要", color_class: "red" } },
  ],
  ["地域"],
);
const adding = { "allow-new": true, abilities: "tag-write" };
/** Opens the list, searches in it if asked to, and waits until this is shown. */
const shows =
  (text: string, searched = "") =>
  async (picker: ItemPickerElement) => {
    await openList(picker);
    if (searched) await userEvent.fill(searchBox(picker), searched);
    await eventually(() => shownText(picker)).toContain(text);
  };
/** Adds a tag by this name, and waits until this is shown. */
const added = (name: string, text: string) => async (picker: ItemPickerElement) => {
  await openList(picker);
  await userEvent.fill(searchBox(picker), name);
  await userEvent.click(workButton(picker, "追加"));
  await eventually(() => shownText(picker)).toContain(text);
};

async function markLast(picker: ItemPickerElement) {
  (combobox(picker).element() as HTMLElement).focus();
  await userEvent.keyboard("{Backspace}");
  await eventually(() => picker.shadowRoot?.querySelector(".picker-marked")).not.toBe(null);
}

const states: State[] = [
  { name: "closed" },
  { name: "closed, one chosen", attributes: { value: 1 } },
  { name: "closed, chips", attributes: { value: [1, 2, 4], multiple: true } },
  { name: "required", attributes: { required: true } },
  { name: "open", reach: openList },
  {
    name: "a long list",
    attributes: { multiple: true },
    properties: {
      source: listOf(
        Array.from({ length: 500 }, (_, at) => ({ id: at, name: `タグ${at}`, group_id: 1 + (at % 40) })),
        Array.from({ length: 40 }, (_, at) => `グループ${at}`),
      ),
    },
    reach: openList,
  },
  { name: "open, several", attributes: { multiple: true, value: [1, 4], ...adding }, reach: openList },
  {
    name: "a row is active and chosen",
    attributes: { value: 4 },
    async reach(picker) {
      await openList(picker);
      await eventually(() => picker.shadowRoot?.querySelector(".picker-option-active")).not.toBe(null);
    },
  },
  {
    name: "facts, badges and protected rows",
    attributes: { multiple: true, value: [2], "only-editable": true, "disallow-lmp": true },
    properties: { source: facts },
    reach: openList,
  },
  {
    name: "a protected row refused",
    attributes: { "only-editable": true },
    properties: { source: listOf([{ id: 2, name: "本部用", writable: false }]) },
    async reach(picker) {
      await openList(picker);
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await eventually(() => shownText(picker)).toContain("本部用は追加できません");
    },
  },
  {
    name: "filtered, with an offer of a new item",
    attributes: { multiple: true, ...adding },
    reach: shows("「京」を新しいタグとして追加", "京"),
  },
  {
    name: "nothing found",
    reach: shows("「zzz」に一致するものはありません", "zzz"),
  },
  { name: "empty", properties: { source: listOf([]) }, reach: shows("選択可能なタグがありません") },
  {
    name: "failed",
    answers: [{ status: 404 }],
    attributes: { value: 3 },
    reach: shows("選択肢の読み込み中にエラーが発生しました"),
  },
  { name: "loading", answers: [deferred().answer], attributes: { value: 3 }, reach: shows("読み込み中...") },
  {
    name: "deleted, one",
    attributes: { value: 77, "show-deleted": true },
    reach: (picker) => eventually(() => shownText(picker)).toContain("削除済みのタグが指定されています"),
  },
  {
    name: "deleted, among several, open",
    attributes: { value: [1, 77], multiple: true, "show-deleted": true },
    reach: shows("ID 77"),
  },
  {
    name: "the notice of a name alike",
    attributes: { multiple: true, ...adding },
    reach: added("ｖｉｐ会員", "よく似た名前の「VIP会員」があります"),
  },
  {
    name: "adding",
    attributes: adding,
    properties: { source: tags },
    answers: [deferred().answer],
    reach: added("大阪", "追加中..."),
  },
  {
    name: "not added",
    attributes: adding,
    properties: { source: tags },
    answers: [{ status: 500 }],
    reach: added("大阪", "もう一度追加"),
  },
  {
    name: "the panel of a pasted list",
    attributes: { multiple: true, ...adding },
    properties: {
      source: listOf(
        [
          { id: 1, name: "東京", group_id: 1 },
          { id: 2, name: "東京", group_id: 2 },
          { id: 3, name: "新規" },
        ],
        ["地域", "店舗"],
      ),
    },
    async reach(picker) {
      await openList(picker);
      paste(searchBox(picker).element(), "東京\n新規\n大阪");
      await eventually(() => shownText(picker)).toContain("同じ名前が複数あるもの 1件");
    },
  },
  {
    name: "added, the list open",
    attributes: { multiple: true, ...adding },
    properties: { source: tags },
    answers: [{ json: { id: 9, name: "大阪", group_id: 2 } }],
    reach: added("大阪", "「大阪」を地域に追加しました"),
  },
  {
    name: "added, the list closed",
    attributes: adding,
    properties: { source: tags },
    answers: [{ json: { id: 9, name: "大阪", group_id: 2 } }],
    async reach(picker) {
      await openList(picker);
      await userEvent.fill(searchBox(picker), "大阪");
      await userEvent.click(workButton(picker, "追加"));
      await eventually(() => picker.shadowRoot?.querySelector(".toast")).not.toBe(null);
    },
  },
  {
    name: "led to the row that adds",
    attributes: adding,
    async reach(picker) {
      await openList(picker);
      await userEvent.keyboard("大阪{Enter}");
      await eventually(() => shownText(picker)).toContain("Enterで追加");
    },
  },
  {
    name: "the last chip marked",
    attributes: { value: [1, 2], multiple: true },
    reach: markLast,
  },
  { name: "the only one marked", attributes: { value: 1 }, reach: markLast },
  {
    name: "asked for",
    attributes: { required: true },
    async reach(picker) {
      await pickerDrawn(picker);
      picker.reportValidity();
      await eventually(() => shownText(picker)).toContain("タグを選択してください。");
    },
  },
  { name: "disabled", attributes: { value: [1, 2], multiple: true, disabled: true } },
  { name: "readonly", attributes: { value: [1, 2], multiple: true, readonly: true } },
  {
    name: "templates, with their buttons",
    attributes: { kind: "egg", value: 1 },
    properties: { source: facts },
  },
  {
    name: "without a kind",
    attributes: { kind: "" },
    reach: (picker) => eventually(() => shownText(picker)).toContain("kind"),
  },
];

describe("in the light and in the dark", () => {
  test.each(states)("$name", async ({ attributes, properties, answers, reach }) => {
    if (answers) serve(...answers);
    const given = properties ?? (answers ? {} : { source: tags });
    const picker = mountPicker(attributes ?? {}, given);
    if (attributes?.kind !== "") await pickerDrawn(picker);
    await reach?.(picker);
    expect(await violationsInBothThemes(picker)).toEqual([]);
  });
});

/** So that an empty list above means something. */
test("axe looks into the open list", async () => {
  const picker = await openPicker({}, { source: tags });
  const nameless = document.createElement("button");
  picker.shadowRoot?.querySelector(".picker-head")?.append(nameless);
  expect(await violationsOf(picker)).toEqual([expect.stringContaining("button-name")]);
  nameless.remove();
});

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  addByEnter,
  combobox,
  makePicker,
  mountPicker,
  openList,
  option,
  pickerDrawn,
} from "../elements/item-picker/page.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { listOf, tags } from "./support/lists.js";
import { freshServer, serve } from "./support/server.js";

describe("events", () => {
  test("`change` tells value, items, dirty and valid, and leaves the shadow root", async () => {
    const picker = mountPicker({ multiple: true, value: [2], required: true }, { source: tags });
    const heard = record(document, ["change"]);
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await userEvent.click(option(picker, "新規"));
    await userEvent.click(option(picker, "東京"));
    await eventually(() => heard).toHaveLength(3);
    const [vip, tokyo] = [
      { id: 2, name: "新規", group_id: 1 },
      { id: 4, name: "東京", group_id: 2 },
    ];
    expect(heard.map(({ detail }) => ({ ...detail }))).toEqual([
      { value: [2, 4], items: [vip, tokyo], dirty: true, valid: true },
      { value: [4], items: [tokyo], dirty: true, valid: true },
      { value: [], items: [], dirty: true, valid: false },
    ]);
    expect(heard[0]?.target).toBe(picker);
    expect(heard[0]?.bubbles && heard[0].composed).toBe(true);
    // The page's copy is its own, and can be handed on.
    expect(structuredClone(heard[0]?.detail)).toMatchObject({ value: [2, 4] });
    const { detail } = heard[2] as CustomEvent;
    detail.value.push(99);
    detail.items.push({ id: 99 });
    expect([picker.value, detail.items]).toEqual([[], []]);
  });

  test("what a server slips into an item does not get into the page's hands", async () => {
    const item = '{"id":1,"name":"VIP","__proto__":{"polluted":1},"constructor":1}';
    const text = `{"items":{"1":${item}},"groups":{},"ids":[1],"group_ids":[],"meta":{}}`;
    serve({ text, type: "application/json" });
    const picker = mountPicker({ "api-base": freshServer() });
    const heard = record(document, ["change"]);
    await openList(picker);
    await userEvent.click(option(picker, "VIP"));
    await eventually(() => heard).toHaveLength(1);
    const given = heard[0]?.detail.items[0];
    expect(Object.keys(given)).toEqual(["id", "name"]);
    expect(Object.assign({}, given).polluted).toBeUndefined();
  });

  test("nothing is told of what the page sets", async () => {
    const picker = mountPicker({ multiple: true, "show-deleted": true }, { source: tags });
    const heard = record(picker, ["change", "failure", "picker-dropped", "item-added"]);
    await pickerDrawn(picker);
    picker.value = [1, 2];
    picker.value = null;
    picker.setAttribute("value", "[3, 999]");
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "2件を選択中");
    picker.source = listOf([{ id: 3, name: "資料" }]);
    picker.reset();
    picker.value = 3;
    picker.multiple = false;
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料");
    expect(heard).toEqual([]);
  });

  test("ids that the list does not have leave with the first edit, and are named", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 77, "x"] }, { source: tags });
    const heard = record(picker, ["picker-dropped", "change"]);
    await openList(picker);
    expect(picker.value).toEqual([1, 77, "x"]);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toEqual([1, 4]);
    expect(heard.map(({ type, detail }) => [type, detail.ids ?? detail.value])).toEqual([
      ["picker-dropped", [77, "x"]],
      ["change", [1, 4]],
    ]);
  });

  test("deleted ones that are shown stay, marked, until they are taken off", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 77], "show-deleted": true }, { source: tags });
    const heard = record(picker, ["picker-dropped", "change"]);
    await expect.element(within(picker).getByText("削除済みのタグが指定されています")).toBeVisible();
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toEqual([1, 77, 4]);
    expect(heard[0]?.detail.items).toContainEqual({ id: 77, invalid: true });
    await userEvent.click(option(picker, "削除済みのタグ"));
    await eventually(() => picker.value).toEqual([1, 4]);
    expect(heard.map(({ type }) => type)).toEqual(["change", "change"]);
  });

  test("`item-added` tells the new item before `change`", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    serve({ json: { item: { id: 50, name: "大阪", group_id: 2 } } });
    const heard = record(picker, ["item-added", "change"]);
    await openList(picker);
    await userEvent.keyboard("大阪");
    await addByEnter(picker);
    await eventually(() => heard).toHaveLength(2);
    expect(heard.map(({ type, detail }) => [type, detail.item?.id ?? detail.value])).toEqual([
      ["item-added", 50],
      ["change", 50],
    ]);
    expect(heard[0]?.detail.item).toEqual({ id: 50, name: "大阪", group_id: 2 });
    expect(heard[1]?.detail.items).toEqual([{ id: 50, name: "大阪", group_id: 2 }]);
  });

  test("`failure` names what the page gave and cannot be read", async () => {
    const place = mountMarkup("");
    const heard = record(place, ["failure"]);
    const silent = console.warn;
    console.warn = () => {};
    const picker = makePicker({ value: '{"a":1}', "extra-items": "[{}]" }, { source: tags });
    place.append(picker);
    picker.setAttribute("kind", "nonsense");
    picker.source = { ids: 3 } as never;
    console.warn = silent;
    await eventually(() => heard.length).toBe(4);
    expect(heard.map(({ detail }) => [detail.reason, detail.status])).toEqual(
      Array(4).fill(["invalid-input", null]),
    );
    const messages = heard.map(({ detail }) => detail.messages[0]);
    for (const name of ["value", "extraItems", "kind", "source"]) {
      expect(messages.some((message) => message.includes(`（${name}）`))).toBe(true);
    }
  });
});

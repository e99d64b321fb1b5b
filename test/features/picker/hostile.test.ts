import { describe, expect, it } from "vitest";
import { readItems, readResourceSource } from "../../../src/api/resources.js";
import { createCatalogue, nameOf } from "../../../src/features/picker/list/catalogue.js";
import { parseJson } from "../../../src/lib/json.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { openPicker, readSource } from "./open-picker.js";

const long = "長".repeat(10_000);
const noText = { toString: null, valueOf: null };

describe("names that are no names", () => {
  it.each<[name: unknown, shown: string]>([
    ["来店", "来店"],
    [long, long],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    [12, "12"],
    [0, "0"],
    ["", "7"],
    [null, "7"],
    [undefined, "7"],
    [true, "7"],
    [{}, "7"],
    [{ toString: "x" }, "7"],
    [noText, "7"],
    [["a"], "7"],
  ])("%#", (name, shown) => {
    expect(nameOf({ id: 7, name })).toBe(shown);
  });
});

describe("lists that are not as promised (rules: picker-items)", () => {
  const one = { id: 1, name: "来店" };
  it.each<[what: string, list: object, listed: string]>([
    ["ids without items", { items: { 1: one }, ids: [1, 2, 3] }, "来店"],
    ["items without ids", { items: { 1: one, 2: { id: 2, name: "影" } }, ids: [1] }, "来店"],
    ["the same id twice", { items: { 1: one }, ids: [1, 1, "1"] }, "来店"],
    ["the same number twice", { items: { 1: one }, ids: [1, 1] }, "来店"],
    ["an item under another id", { items: { 1: one, 2: { id: 1, name: "偽" } }, ids: [2, 1] }, "来店"],
    ["ids that are none", { items: { 1: one }, ids: [null, {}, [1], true, "", 1] }, "来店"],
    ["items that are none", { items: { 1: one, 2: null, 3: 5, 4: [], 5: {} }, ids: [2, 3, 4, 5, 1] }, "来店"],
    ["ids of every object", { items: { 1: one }, ids: ["constructor", "toString", "__proto__", 1] }, "来店"],
    ["ids in text, items with numbers", { items: { 1: one }, ids: ["1"] }, "来店"],
    ["no groups", { items: { 1: { ...one, group_id: 5 } }, ids: [1] }, "来店"],
    ["groups that are null", { items: { 1: one }, ids: [1], groups: null }, "来店"],
    [
      "group ids without groups",
      { items: { 1: { ...one, group_id: 5 } }, ids: [1], groups: {}, group_ids: [5] },
      "来店",
    ],
    [
      "a group twice",
      { items: { 1: { ...one, group_id: 5 } }, ids: [1], groups: { 5: { id: 5 } }, group_ids: [5, "5"] },
      "[5] 来店",
    ],
    [
      "groups without an order",
      { items: { 1: { ...one, group_id: 5 } }, ids: [1], groups: { 5: { id: 5 } } },
      "[5] 来店",
    ],
    [
      "a group called null",
      {
        items: { 1: one, 2: { id: 2, name: "b", group_id: "null" } },
        ids: [1, 2],
        groups: { null: { id: "null" } },
      },
      "[null] b [null] 来店",
    ],
    ["a group that is no id", { items: { 1: { ...one, group_id: noText } }, ids: [1] }, "来店"],
    ["a favourite that is an object", { items: { 1: { ...one, favorite: noText } }, ids: [1] }, "来店"],
    ["empty lists of PHP", { items: [], groups: [], ids: [], meta: [] }, ""],
  ])("%s", (_, list, listed) => {
    expect(openPicker(readSource(list)).listed().join(" ")).toBe(listed);
  });

  it.each<[what: string, list: PlainData]>([
    ["nothing", null],
    ["a list", [{ id: 1 }]],
    ["a text", "<!doctype html>"],
    ["no ids", { items: {} }],
    ["no items", { ids: [] }],
    ["items in a list", { items: [{ id: 1 }], ids: [1] }],
    ["groups in a text", { items: {}, groups: "x", ids: [] }],
  ])("%s is no list", (_, list) => {
    expect(readResourceSource(list)).toBe(null);
  });

  it("reaches no prototype", () => {
    const body = parseJson(
      '{"items":{"__proto__":{"id":"__proto__","name":"x"},"1":{"id":1,"__proto__":{"writable":0}}},"ids":["__proto__",1]}',
    );
    const source = readSource(body.ok ? body.data : null);
    expect(source.ids).toEqual([1]);
    expect(({} as { writable?: number }).writable).toBeUndefined();
    expect(createCatalogue(source, []).itemOf("__proto__")).toBe(undefined);
  });

  it("is not copied where nothing is wrong with it", () => {
    const list = { items: { 1: one }, ids: [1], groups: {}, group_ids: [], meta: {} };
    const source = readSource(list);
    expect([source.items === list.items, source.ids === list.ids]).toEqual([true, true]);
  });

  it.each<[what: string, item: object, settings: object]>([
    ["a type", { type: noText }, { allowedTypes: ["0"] }],
    ["a generation", { generation: noText }, { allowedGenerations: ["0"] }],
    ["a permission", { writable: noText }, { onlyEditable: true }],
  ])("%s that is an object protects", (_, item, settings) => {
    const picker = openPicker(readSource({ items: { 1: { ...one, ...item } }, ids: [1] }), settings);
    picker.press("来店");
    expect([picker.ids(), picker.events]).toEqual([[], [{ is: "protected", name: "来店" }]]);
  });

  it("chooses what stands in it, whatever is written there", () => {
    const items = {
      1: { id: 1, name: noText, group_id: noText, favorite: {}, is_lmp: [], badge: noText },
      "a b": { id: "a b", name: long },
      "<b>": { id: "<b>", name: "<b>" },
    };
    const picker = openPicker(readSource({ items, ids: ["<b>", "a b", 1] }), { disallowLmp: true });
    picker.list.chooseVisible();
    expect(picker.ids()).toEqual(["<b>", "a b", 1]);
    picker.list.search("<B>");
    expect(picker.listed()).toEqual(["<b>", "+"]);
  });
});

describe("more groups than two bytes can count", () => {
  it("each has its own", () => {
    const count = 70_000;
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const map = (more: (at: number) => object) =>
      Object.fromEntries(numbers.map((id) => [id, { id, name: `n${id}`, ...more(id) }]));
    const source = readSource({
      items: map((id) => ({ group_id: count + 1 - id })),
      groups: map(() => ({})),
      ids: numbers,
      group_ids: numbers,
    });
    const picker = openPicker(source);
    expect(picker.list.shown.now().rows?.rowCount).toBe(2 * count);
    picker.list.lookAt({ is: "group", id: 65_536 });
    expect(picker.listed()).toEqual([`n${count + 1 - 65_536}`]);
    picker.list.pressGroup(count);
    expect(picker.ids()).toEqual([1]);
  });
});

describe("items that a page injects (rules: injected-items)", () => {
  it.each<[what: string, items: PlainData, read: boolean]>([
    ["a list", [{ id: 0, name: "なし" }], true],
    ["an empty list", [], true],
    ["an item without an id", [{ name: "なし" }], false],
    ["no list", { id: 0 }, false],
    ["nothing", null, false],
  ])("%s", (_, items, read) => {
    expect(readItems(items) !== null).toBe(read);
  });
});

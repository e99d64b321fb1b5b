import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ResourceItem, ResourceSource } from "../../src/api/resources.js";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  activeOption,
  combobox,
  openList,
  openPicker,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { useWindow } from "./support/window-size.js";

const itemCount = 100_000;
const groupCount = 300;

let source: ResourceSource;
beforeEach(() => useWindow(1280, 800));
beforeAll(() => {
  const items: Record<string, ResourceItem> = {};
  const groups: Record<string, { id: number; name: string }> = {};
  const ids: number[] = [];
  for (let id = 1; id <= groupCount; id++) groups[id] = { id, name: `グループ${id}` };
  for (let id = 1; id <= itemCount; id++) {
    items[id] = { id, name: `タグ${id}`, group_id: (id % groupCount) + 1 };
    ids.push(id);
  }
  source = { items, groups, ids, group_ids: Object.keys(groups).map(Number), meta: {} };
});

const rowsOf = (picker: ItemPickerElement) =>
  picker.shadowRoot?.querySelectorAll(".picker-list [role=option], .picker-heading") ?? [];
const listbox = (picker: ItemPickerElement) =>
  picker.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;

async function mountOpen(attributes = {}, properties = {}): Promise<ItemPickerElement> {
  const picker = await openPicker(attributes, { source, ...properties });
  await eventually(() => rowsOf(picker).length).toBeGreaterThan(5);
  return picker;
}

describe(`${itemCount} items in ${groupCount} folders`, () => {
  test("are drawn as far as they are seen, wherever the list is scrolled to", async () => {
    const picker = await mountOpen();
    const list = listbox(picker);
    for (const named of [0, 0.1, 0.33, 0.5, 0.77, 0.999, 1, 0.2]) {
      list.scrollTop = named * list.scrollHeight;
      await eventually(() => covers(list)).toBe(true);
      expect(rowsOf(picker).length).toBeLessThanOrEqual(200);
    }
    expect(picker.shadowRoot?.querySelectorAll("*").length).toBeLessThan(600);
  });

  test("End leads to the last of them, and what is active is always there", async () => {
    const picker = await mountOpen();
    await userEvent.keyboard("{End}");
    await eventually(() => activeOption(picker)?.ariaPosInSet).toBe(String(itemCount));
    expect(activeOption(picker)?.ariaSetSize).toBe(String(itemCount));
    expect(isInView(activeOption(picker))).toBe(true);
    const list = listbox(picker);
    list.scrollTop = 0;
    await eventually(() => optionNames(picker)).toContain("タグ300");
    expect(activeOption(picker)?.ariaPosInSet).toBe(String(itemCount));
    expect(rowsOf(picker).length).toBeLessThanOrEqual(200);
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeOption(picker)?.ariaPosInSet).toBe("1");
    await userEvent.keyboard("{ArrowUp}{PageUp}");
    await eventually(() => activeOption(picker)?.ariaPosInSet).toBe(String(itemCount - 10));
    await eventually(() => isInView(activeOption(picker))).toBe(true);
  });

  test("a search finds one of them, also from far down", async () => {
    const picker = await mountOpen();
    const heard = record(picker, ["change"]);
    await userEvent.keyboard("{End}");
    await eventually(() => listbox(picker).scrollTop).toBeGreaterThan(1_000_000);
    await userEvent.keyboard("タグ54321");
    await eventually(() => optionNames(picker)).toEqual(["タグ54321"]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe(54_321);
    expect(heard).toHaveLength(1);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "タグ54321");
    // It opens where the chosen one is.
    await openList(picker);
    await eventually(() => activeOption(picker)?.title).toBe("タグ54321");
    expect(isInView(activeOption(picker))).toBe(true);
  });

  test("all of them are chosen and let go, and the chips stay few", async () => {
    const picker = await mountOpen({ multiple: true });
    const heard = record(picker, ["change"]);
    await userEvent.click(named(picker, "button", "すべて選択"));
    await eventually(() => (picker.value as number[]).length).toBe(itemCount);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "100,000件を選択中");
    expect(picker.shadowRoot?.querySelectorAll(".chip").length).toBe(8);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.detail.items).toHaveLength(itemCount);
    await userEvent.click(named(picker, "button", "選択を解除"));
    await eventually(() => picker.value).toEqual([]);
  });

  test("the folders are drawn as far as they are seen too", async () => {
    const picker = await mountOpen({ multiple: true });
    const scopes = picker.shadowRoot?.querySelector(".picker-scopes") as HTMLElement;
    expect(scopes.querySelectorAll("[data-entry]").length).toBeLessThan(60);
    scopes.scrollTop = scopes.scrollHeight;
    await eventually(() => scopes.textContent).toContain("グループ300");
    expect(scopes.querySelectorAll("[data-entry]").length).toBeLessThan(60);
    await userEvent.click(named(picker, "checkbox", "グループ300をすべて選択"));
    await eventually(() => (picker.value as number[]).length).toBe(333);
    await userEvent.fill(searchBox(picker), "タグ99999");
    await eventually(() => optionNames(picker)).toEqual(["タグ99999"]);
  });

  test("the given list is read where it lies, and left as it is", async () => {
    const picker = await mountOpen();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await eventually(() => picker.value).not.toBe(null);
    expect(picker.source).toBe(source);
    expect([source.ids.length, Object.keys(source.items).length]).toEqual([itemCount, itemCount]);
    expect(Object.keys(source.items[1] as object)).toEqual(["id", "name", "group_id"]);
  });
});

/** Rows stand at the upper and at the lower edge of what is seen. */
function covers(list: HTMLElement): boolean {
  const { top, bottom, left } = list.getBoundingClientRect();
  const root = list.getRootNode() as ShadowRoot;
  return [top + 8, bottom - 8].every((y) =>
    root.elementFromPoint(left + 30, y)?.closest("[role=option], .picker-heading"),
  );
}

function isInView(element: HTMLElement | null): boolean {
  const list = element?.closest("[role=listbox]");
  if (!element || !list) return false;
  const [row, box] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  return row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
}

import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  activeName,
  addByEnter,
  combobox,
  hearsOf,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  pauseBeforeAdding,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { announced, flat } from "./support/accessibility.js";
import { type Attributes, eventually, within } from "./support/editors.js";
import { focused, hasFocus } from "./support/focus.js";
import { tags } from "./support/lists.js";
import { deferred, serve } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

const offer = "「大阪」を新しいタグとして追加";
const made = { json: { id: 9, name: "大阪", group_id: 2 } };
const toast = (picker: Element) => picker.shadowRoot?.querySelector<HTMLElement>(".toast") ?? null;

beforeEach(() => useWindow(1280, 800));

async function mountSearch(attributes: Attributes = {}): Promise<ItemPickerElement> {
  const picker = await openPicker(
    { "allow-new": true, abilities: "tag-write", ...attributes },
    { source: tags },
  );
  await userEvent.keyboard("大阪");
  await expect.element(option(picker, offer)).toBeVisible();
  return picker;
}

describe("a search without a find", () => {
  test("one Enter leads to the row that adds and says so, and makes nothing however often it is pressed", async () => {
    const calls = serve(made);
    const picker = await mountSearch({ multiple: true });
    expect(activeName(picker)).toBe(null);
    await userEvent.keyboard("{Enter}");
    await eventually(() => activeName(picker)).toBe(offer);
    await hearsOf(picker, "Enterを押すと「大阪」を新しいタグとして追加します");
    await expect.element(option(picker, offer)).toHaveTextContent("Enterで追加");
    // What is seen beside its name is heard by the region.
    const [row] = flat(await announced()).filter(({ role }) => role === "option");
    expect(row?.name).toBe(offer);
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    expect([calls.length, picker.value]).toEqual([0, []]);
    await pauseBeforeAdding();
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([9]);
    expect(calls.map(({ method }) => method)).toEqual(["POST"]);
  });

  test("a key that is held down makes nothing", async () => {
    const calls = serve(made);
    const picker = await mountSearch();
    const hold = { key: "Enter", bubbles: true, composed: true, cancelable: true };
    const field = searchBox(picker).element();
    field.dispatchEvent(new KeyboardEvent("keydown", hold));
    await eventually(() => activeName(picker)).toBe(offer);
    await pauseBeforeAdding();
    for (let at = 0; at < 20; at++)
      field.dispatchEvent(new KeyboardEvent("keydown", { ...hold, repeat: true }));
    await hasFocus(searchBox(picker));
    expect(calls).toHaveLength(0);
  });

  test("a press on the row adds at once", async () => {
    const calls = serve(made);
    const picker = await mountSearch();
    await userEvent.click(option(picker, offer));
    await eventually(() => picker.value).toBe(9);
    expect(calls).toHaveLength(1);
  });

  test("another letter begins anew", async () => {
    const calls = serve(made);
    const picker = await mountSearch();
    await userEvent.keyboard("{Enter}");
    await eventually(() => activeName(picker)).toBe(offer);
    await pauseBeforeAdding();
    await userEvent.keyboard("市{Enter}");
    await eventually(() => activeName(picker)).toBe("「大阪市」を新しいタグとして追加");
    expect(calls).toHaveLength(0);
  });
});

describe("after an addition", () => {
  test("a toast over the open list names it and its folder, and is read out", async () => {
    serve(made);
    const picker = await mountSearch({ multiple: true });
    await addByEnter(picker);
    const text = "「大阪」を地域に追加しました";
    await eventually(() => toast(picker)?.textContent).toBe(text);
    await hearsOf(picker, text);
    await hasFocus(searchBox(picker));
    const dialog = picker.shadowRoot?.querySelector("#picker-popup") as HTMLElement;
    const gap = () => dialog.getBoundingClientRect().bottom - bottomOf(toast(picker));
    await eventually(gap).toBe(8);
    expect(seenAt(picker, toast(picker) as HTMLElement)).toBe(true);
    // Its cross takes it away, and the list stays.
    const close = within(picker).getByRole("button", { name: "閉じる" });
    await userEvent.click(close.elements().find((each) => toast(picker)?.contains(each)) as HTMLElement);
    await eventually(() => toast(picker)).toBe(null);
    expect(isOpen(picker)).toBe(true);
    await hasFocus(searchBox(picker));
  });

  test("a toast at the foot of the window does so where the list closes, over what is drawn there", async () => {
    serve(made);
    const picker = await mountSearch();
    await addByEnter(picker);
    await eventually(() => isOpen(picker)).toBe(false);
    await hearsOf(picker, "「大阪」を地域に追加しました");
    const shown = toast(picker) as HTMLElement;
    await eventually(() => window.innerHeight - bottomOf(shown)).toBe(16);
    expect(seenAt(picker, shown)).toBe(true);
    await hasFocus(combobox(picker));
    await userEvent.click(shown.querySelector("button") as HTMLElement);
    await eventually(() => toast(picker)).toBe(null);
    await hasFocus(combobox(picker));
  });

  test("an older toast goes with the next addition, and nothing is named that could not be made", async () => {
    const { answer, arrive } = deferred({ status: 500 });
    serve(made, answer);
    const picker = await mountSearch({ multiple: true });
    await addByEnter(picker);
    await eventually(() => toast(picker)).not.toBe(null);
    await userEvent.keyboard("名古屋");
    await addByEnter(picker);
    await eventually(() => toast(picker)).toBe(null);
    arrive();
    await hearsOf(picker, "「名古屋」を追加できませんでした");
    expect(toast(picker)).toBe(null);
  });
});

test("of two pickers only the newer toast is seen: both would stand in one place", async () => {
  serve(made, made);
  const first = await mountSearch();
  await userEvent.click(option(first, offer));
  await eventually(() => toast(first)).not.toBe(null);
  // It would stay as long as the pointer is on it.
  toast(first)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const second = await mountSearch({ multiple: true });
  await userEvent.click(option(second, offer));
  await eventually(() => toast(second)?.textContent).toContain("大阪");
  await eventually(() => toast(first)).toBe(null);
  await userEvent.keyboard("{Escape}");
  await eventually(() => [isOpen(second), toast(second) === null]).toEqual([false, false]);
});

test("an element that leaves the page with its toast comes back without it", async () => {
  serve(made);
  const picker = await mountSearch({ multiple: true });
  await addByEnter(picker);
  await eventually(() => toast(picker)).not.toBe(null);
  const place = picker.parentElement as HTMLElement;
  picker.remove();
  place.append(picker);
  await eventually(() => [toast(picker), isOpen(picker)]).toEqual([null, false]);
  await expect.element(combobox(picker)).toHaveAttribute("placeholder", "1件を選択中");
});

describe("without the right to add", () => {
  test("Enter in a search without a find does nothing", async () => {
    const calls = serve(made);
    const picker = mountPicker({}, { source: tags });
    await pickerDrawn(picker);
    await openList(picker);
    await userEvent.keyboard("大阪{Enter}{Enter}");
    expect([calls.length, picker.value, named(picker, "button", "追加").query()]).toEqual([0, null, null]);
    expect(focused()).toBe(searchBox(picker).element());
  });
});

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;

/** Nothing lies over it. */
function seenAt(picker: Element, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = picker.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2) ?? null;
  return met !== null && element.contains(met);
}

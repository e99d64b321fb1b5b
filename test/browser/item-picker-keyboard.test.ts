import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeName,
  addByEnter,
  combobox,
  isOpen,
  mountPicker,
  openPicker,
  optionNames,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName, hasFocus, tabTo } from "./support/focus.js";
import { tags } from "./support/lists.js";
import { serve } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

/** The page around: where the operator is before and after the picker. */
let before: HTMLElement;
beforeEach(async () => {
  await useWindow(1280, 800);
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

/** By Tab from the page, then by keys alone. */
async function tabIn(): Promise<void> {
  before.focus();
  await userEvent.tab();
}

describe("by keyboard alone", () => {
  test("one item is chosen, another in its place, and none", async () => {
    const picker = mountPicker({}, { source: tags });
    const heard = record(picker, ["change"]);
    await pickerDrawn(picker);
    await tabIn();
    expect(focusedName()).toBe("タグ");
    await userEvent.keyboard("{ArrowDown}");
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await hasFocus(combobox(picker));
    expect([picker.value, isOpen(picker)]).toEqual([2, false]);

    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => activeName(picker)).toBe("新規");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await eventually(() => picker.value).toBe(1);
    await hasFocus(combobox(picker));

    await userEvent.tab();
    expect(focusedName()).toBe("選択を解除");
    await userEvent.keyboard(" ");
    await eventually(() => picker.value).toBe(null);
    await hasFocus(combobox(picker));
    expect(heard.map(({ detail }) => detail.value)).toEqual([2, 1, null]);
  });

  test("letters on the closed field begin a search, and Enter chooses what it finds first", async () => {
    const picker = mountPicker({}, { source: tags });
    await pickerDrawn(picker);
    await tabIn();
    await userEvent.keyboard("vip");
    await expect.element(searchBox(picker)).toHaveValue("vip");
    expect(activeName(picker)).toBe("VIP会員");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe(1);
  });

  test("the keys go round, and Home and End wait for the caret", async () => {
    const picker = await openPicker({}, { source: tags });
    const goesTo = async (keys: string, name: string | null) => {
      await userEvent.keyboard(keys);
      await eventually(() => [keys, activeName(picker)]).toEqual([keys, name]);
    };
    await goesTo("{ArrowUp}", "東京");
    await goesTo("{ArrowDown}", "VIP会員");
    await goesTo("{End}", "東京");
    await goesTo("{Home}", "VIP会員");
    await goesTo("{PageDown}", "東京");
    await goesTo("{PageUp}", "VIP会員");
    await userEvent.keyboard("会");
    await userEvent.keyboard("{Home}");
    const field = searchBox(picker).element() as HTMLInputElement;
    expect(field.selectionStart).toBe(0);
    await userEvent.keyboard("v{End}");
    expect(field.value).toBe("v会");
    expect(field.selectionStart).toBe(2);
  });

  test("several are ticked, a range with Shift, all, and none", async () => {
    const picker = await openPicker({ multiple: true }, { source: tags });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    expect(isOpen(picker)).toBe(true);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await eventually(() => picker.value).toEqual([1, 2, 3]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await eventually(() => picker.value).toEqual([1, 2]);
    await tabTo("すべて選択");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([1, 2, 3, 4]);
    await tabTo("選択を解除");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([]);
    expect(picker.shadowRoot?.activeElement?.matches("input, button")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
    expect(isOpen(picker)).toBe(false);
  });

  test("folders are one stop, with a box each", async () => {
    const picker = await openPicker({ multiple: true }, { source: tags });
    await userEvent.tab();
    await userEvent.tab();
    expect(focused().textContent).toBe("すべて4");
    await userEvent.keyboard("{End}");
    await eventually(() => focused().textContent).toBe("地域2");
    await userEvent.keyboard("{Enter}");
    await eventually(() => optionNames(picker)).toEqual(["資料請求", "東京"]);
    await userEvent.keyboard("{ArrowRight}");
    await eventually(focusedName).toBe("地域をすべて選択");
    await userEvent.keyboard(" ");
    await eventually(() => picker.value).toEqual([3, 4]);
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await eventually(() => focused().textContent).toBe("すべて4");
    await userEvent.keyboard("{Enter}");
    await eventually(() => optionNames(picker)).toHaveLength(4);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await hasFocus(searchBox(picker));
  });

  test("an item is added and chosen", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    const calls = serve({ json: { id: 9, name: "大阪", group_id: 0 } });
    await pickerDrawn(picker);
    await tabIn();
    await userEvent.keyboard("{Enter}");
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("osaka");
    await addByEnter(picker);
    await eventually(() => picker.value).toBe(9);
    expect(JSON.parse(calls[0]?.text ?? "")).toEqual({ name: "osaka", group_id: 0 });
    await hasFocus(combobox(picker));
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "大阪");
  });

  test("an empty name is refused in an alert", async () => {
    const picker = await openPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    await tabTo("追加");
    await userEvent.keyboard("{Enter}");
    const alert = within(picker).getByText("タグ名が空欄です");
    await expect.element(alert).toBeVisible();
    expect(isSeen(alert.element())).toBe(true);
    await hasFocus(searchBox(picker));
  });
});

/** Nothing lies over it: a press on its middle would meet it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const met = root.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element)) && root.host.contains(root.host);
}

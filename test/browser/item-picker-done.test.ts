import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeName,
  combobox,
  hearsOf,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName, hasFocus, namelessTab } from "./support/focus.js";
import { listOf, tags } from "./support/lists.js";
import { middleOf, mouse } from "./support/pointer.js";
import { stopWaits } from "./support/stopped-waits.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

const several = (attributes = {}) => mountPicker({ multiple: true, ...attributes }, { source: tags });
const heard = (picker: Element) =>
  [...(picker.shadowRoot?.querySelectorAll("[role=status]") ?? [])].map((each) => each.textContent).join("");

const alike = listOf([
  { id: 1, name: "VIP" },
  { id: 2, name: "VIP会員" },
]);

/* (rules: done-list-closes) */
describe("a list that is done with", () => {
  test("Enter takes the only hit and empties the search, and nothing lies over what comes next", async () => {
    const waits = stopWaits();
    const picker = several();
    await openList(picker);
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await expect.element(searchBox(picker)).toHaveValue("");
    expect([isOpen(picker), optionNames(picker)]).toEqual([true, []]);
    await hearsOf(picker, "「VIP会員」を選択しました（1件）");
    // The count of the whole list is no news.
    await waits.pass(700);
    expect(heard(picker)).not.toContain("4件、");
  });

  test("Tab closes it and goes on", async () => {
    const picker = several();
    mountMarkup('<button type="button">次</button>');
    await openList(picker);
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await userEvent.tab();
    await eventually(() => isOpen(picker)).toBe(false);
    expect(focusedName()).toBe("次");
  });

  test("Shift+Tab closes it where an engine has another name for it", async () => {
    const picker = several();
    await openList(picker);
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    focused().dispatchEvent(namelessTab());
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("Enter closes it and stays at the field where nothing comes in the element", async () => {
    const picker = several();
    const events = record(picker, ["change"]);
    await openList(picker);
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
    expect([picker.value, events.length]).toEqual([[1], 1]);
  });

  test("letters go on with another search, an arrow or a press brings the rows back", async () => {
    const picker = several();
    await openList(picker);
    await userEvent.keyboard("vip{Enter}新規{Enter}");
    await eventually(() => picker.value).toEqual([1, 2]);
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("VIP会員");
    expect(optionNames(picker)).toHaveLength(4);
    await userEvent.keyboard("東京{Enter}");
    await eventually(() => [picker.value, optionNames(picker)]).toEqual([[1, 2, 4], []]);
    (searchBox(picker).element() as HTMLElement).click();
    await eventually(() => optionNames(picker)).toHaveLength(4);
    await userEvent.tab();
    expect([focusedName(), isOpen(picker)]).toEqual(["すべて選択", true]);
  });

  test("the hand that goes on with the mouse finds it closed, and letters open it again", async () => {
    const picker = several();
    await openList(picker);
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    const at = middleOf(searchBox(picker).element());
    await mouse.move(at);
    await mouse.move({ x: at.x + 20, y: at.y + 40 });
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
    await userEvent.keyboard("東京{Enter}");
    await eventually(() => picker.value).toEqual([1, 4]);
  });

  test("what several were found by stays searched for", async () => {
    const picker = await openPicker({ multiple: true }, { source: alike });
    await userEvent.keyboard("vi{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await expect.element(searchBox(picker)).toHaveValue("vi");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await eventually(() => picker.value).toEqual([1, 2]);
  });

  test("but one that the search names wholly counts as the only hit", async () => {
    const picker = await openPicker({ multiple: true }, { source: alike });
    await userEvent.keyboard("vip{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    await expect.element(searchBox(picker)).toHaveValue("");
  });

  test("Enter in an empty search where nothing was done closes it too, and Tab goes into its parts", async () => {
    const picker = mountPicker({}, { source: tags });
    mountMarkup('<button type="button">次</button>');
    await openList(picker);
    await userEvent.tab();
    expect([focused().textContent, isOpen(picker)]).toEqual(["すべて4", true]);
    await userEvent.tab({ shift: true });
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{Enter}");
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
    expect(picker.value).toBe(null);
  });
});

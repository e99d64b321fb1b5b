import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { combobox, mountPicker, openPicker, pickerDrawn } from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { eventually, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { listOf, tags } from "./support/lists.js";
import { mouse } from "./support/pointer.js";

describe("the closed field of one item", () => {
  const label = "とても長い名前のタグ".repeat(20);
  const source = listOf([
    { id: 1, name: label, writable: 1 },
    { id: 2, name: "本部用", writable: 0 },
  ]);

  test("ends a name that is too long in an ellipsis, within its width", async () => {
    const picker = mountPicker({ value: 1 }, { source });
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", label);
    const text = picker.shadowRoot?.querySelector<HTMLElement>(".picker-value");
    expect(text?.textContent).toBe(label);
    // The browser draws an ellipsis in blocks only.
    const { display, textOverflow } = getComputedStyle(text as HTMLElement);
    expect([display, textOverflow]).toEqual(["block", "ellipsis"]);
    expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? 0);
    expect(picker.shadowRoot?.querySelector(".picker-box")?.scrollWidth).toBeLessThanOrEqual(550);
  });

  test("has no button that would take off what the operator may not touch", async () => {
    const picker = mountPicker({ value: 2, "only-editable": true }, { source });
    await pickerDrawn(picker);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "本部用");
    expect(named(picker, "button", "選択を解除").query()).toBeNull();
    picker.value = 1;
    await expect.element(named(picker, "button", "選択を解除")).toBeVisible();
  });
});

describe("the field of several items", () => {
  const several = listOf([1, 2, 3, 4].map((id) => ({ id, name: "長い名前の項目".repeat(4) + id })));

  test("has one chip taken off by a double click, and not the one that comes in its place", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 2, 3] }, { source: several });
    await pickerDrawn(picker);
    await userEvent.dblClick(named(picker, "button", `${"長い名前の項目".repeat(4)}1を外す`));
    expect(picker.value).toEqual([2, 3]);
  });

  const placeOf = (picker: Element, selector: string) =>
    picker.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

  test("grows with what is chosen, and its list follows it", async () => {
    const picker = await openPicker({ multiple: true, value: [1] }, { source: several });
    await mouse.away();
    const { height } = placeOf(picker, ".picker-box");
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}");
    await eventually(() => placeOf(picker, ".picker-box").height).toBeGreaterThan(height + 20);
    await eventually(() => placeOf(picker, "[popover]").top).toBe(placeOf(picker, ".picker-box").bottom + 4);
  });

  test("does so only when the pointer has left the list: nothing moves under it", async () => {
    const picker = await openPicker({ multiple: true, value: [1] }, { source: several });
    const { height } = placeOf(picker, ".picker-box");
    const { top } = placeOf(picker, "[popover]");
    for (const each of within(picker).getByRole("option").all().slice(1)) await userEvent.click(each);
    await eventually(() => placeOf(picker, ".picker-box").height).toBeGreaterThan(height + 20);
    expect(placeOf(picker, "[popover]").top).toBe(top);
    await mouse.away();
    await eventually(() => placeOf(picker, "[popover]").top).toBe(placeOf(picker, ".picker-box").bottom + 4);
  });
});

describe("what the page gives and cannot be read", () => {
  const message = (name: string) =>
    `このページから渡された設定（${name}）を読み取れないため、反映していません。`;

  test.each<[name: string, wrong: (picker: HTMLElement) => void, right: (picker: HTMLElement) => void]>([
    ["value", (each) => each.setAttribute("value", "[3,"), (each) => each.setAttribute("value", "4")],
    ["value", (each) => each.setAttribute("value", '{"a":1}'), (each) => each.removeAttribute("value")],
    [
      "extraItems",
      (each) => each.setAttribute("extra-items", "[{}]"),
      (each) => each.removeAttribute("extra-items"),
    ],
    [
      "source",
      (each) => Object.assign(each, { source: { ids: 3 } }),
      (each) => Object.assign(each, { source: tags }),
    ],
    ["kind", (each) => each.setAttribute("kind", "nonsense"), (each) => each.setAttribute("kind", "tag")],
  ])("is said in place until it can: %s", async (name, wrong, right) => {
    const silent = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => silent.mockRestore());
    const picker = mountPicker({ value: 3 }, { source: tags });
    const heard = record(picker, ["failure"]);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
    expect(shownText(picker)).not.toContain("読み取れない");
    const region = picker.shadowRoot?.querySelector("[role=status]");
    wrong(picker);
    await eventually(() => region?.textContent).toContain(message(name));
    expect(heard.map(({ detail }) => detail.messages)).toEqual([[message(name)]]);
    // What was good before stays.
    if (name !== "kind") await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
    expect(picker.value).toBe(3);
    right(picker);
    await eventually(() => shownText(picker)).not.toContain("読み取れない");
  });
});

import { describe, expect, test } from "vitest";
import { combobox, listOf, mountPicker, part, pickerDrawn } from "./support/pickers.js";

describe("the closed field of one item", () => {
  const label = "とても長い名前のタグ".repeat(20);
  const source = listOf([
    { id: 1, name: label, writable: 1 },
    { id: 2, name: "本部用", writable: 0 },
  ]);

  test("ends a name that is too long in an ellipsis, within its width", async () => {
    const picker = mountPicker({ value: 1 }, { source });
    await expect.element(combobox(picker)).toHaveTextContent(label);
    const [text] = combobox(picker).element().children as unknown as HTMLElement[];
    // The browser draws an ellipsis in blocks only.
    const { display, textOverflow } = getComputedStyle(text as HTMLElement);
    expect([display, textOverflow]).toEqual(["block", "ellipsis"]);
    expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? 0);
    expect(picker.shadowRoot?.querySelector(".picker-box")?.scrollWidth).toBeLessThanOrEqual(550);
  });

  test("has no button that would take off what the operator may not touch", async () => {
    const picker = mountPicker({ value: 2, "only-editable": true }, { source });
    await pickerDrawn(picker);
    await expect.element(combobox(picker)).toHaveTextContent("本部用");
    expect(part(picker, "button", "選択を解除").query()).toBeNull();
    picker.value = 1;
    await expect.element(part(picker, "button", "選択を解除")).toBeVisible();
  });
});

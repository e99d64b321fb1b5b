import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { combobox, mountPicker, pickerDrawn } from "../elements/item-picker/page.js";
import { mountMessage, serveLists, suggested, textbox } from "../elements/message-editor/page.js";
import { eventually, onScreen } from "./support/editors.js";
import { tags } from "./support/lists.js";
import { useWindow } from "./support/window-size.js";

// Old consoles zoom the whole page by CSS. What is in the top layer is zoomed with it, and must stand at its control.

/** How far what opened stands from its control, in the window's pixels, and whether their edges are in one line. */
function gapBetween(control: Element, popover: Element): { below: number; aside: number } {
  const [from, to] = [control.getBoundingClientRect(), popover.getBoundingClientRect()];
  return { below: to.top - from.bottom, aside: Math.abs(to.left - from.left) };
}

describe.each([0.8, 1, 1.25, 1.5])("on a page that is zoomed by %d", (zoom) => {
  test("a picker's list stands below its field, also after scrolling", async () => {
    await useWindow(1200, 900);
    const picker = mountPicker({ kind: "tag", width: "200" }, { source: tags });
    const place = picker.parentElement as HTMLElement;
    place.style.zoom = String(zoom);
    place.style.padding = "40px 30px 900px";
    await pickerDrawn(picker);
    await userEvent.click(combobox(picker));
    const popover = () => picker.shadowRoot?.querySelector(".popover") as HTMLElement;
    await eventually(() => popover() !== null).toBe(true);
    const field = picker.shadowRoot?.querySelector(".picker-box") as HTMLElement;
    await expectBeside(field, popover());
    scrollTo(0, 20);
    await onScreen();
    await expectBeside(field, popover());
    scrollTo(0, 0);
  });

  test("suggestions stand below the brackets", async () => {
    serveLists();
    const editor = mountMessage({ value: "" });
    const place = editor.parentElement as HTMLElement;
    place.style.zoom = String(zoom);
    place.style.padding = "40px 30px 900px";
    await userEvent.click(textbox(editor));
    await userEvent.keyboard("[[[[");
    await eventually(() => suggested(editor).length > 0).toBe(true);
    await onScreen();
    const list = () => editor.shadowRoot?.querySelector(".message-suggestions") as HTMLElement;
    const line = editor.shadowRoot?.querySelector("[role=textbox] p") as HTMLElement;
    const { below } = gapBetween(line, list());
    expect(Math.abs(below)).toBeLessThan(14);
  });
});

async function expectBeside(control: Element, popover: Element): Promise<void> {
  await eventually(() => {
    const { below, aside } = gapBetween(control, popover);
    return { isBelow: below >= 0 && below < 8, isInLine: aside < 3 };
  }).toEqual({ isBelow: true, isInLine: true });
}

import { expect, test, vi } from "vitest";
import { eventually } from "./support/editors.js";
import { combobox, mountPicker, openList, optionNames, part, tags, useWindow } from "./support/pickers.js";

const eventsOfThePage = ["click", "focusin", "focusout", "change", "failure", "beforetoggle", "toggle"];

test("the list is rehearsed once a page, and the page hears and sees nothing of it", async () => {
  await useWindow(1280, 800);
  const pressed: boolean[] = [];
  const press = HTMLElement.prototype.click;
  vi.spyOn(HTMLElement.prototype, "click").mockImplementation(function (this: HTMLElement) {
    pressed.push(this.isConnected);
    press.call(this);
  });
  const heard: string[] = [];
  const watch = ({ type }: Event) => void heard.push(type);
  for (const type of eventsOfThePage) window.addEventListener(type, watch, true);
  const focused = document.activeElement;
  const picker = mountPicker({ multiple: true }, { source: tags, value: [1] });
  const nodes = document.querySelectorAll("*").length;
  mountPicker({}, { source: tags });

  await eventually(() => pressed.length).toBe(1);
  await new Promise((done) => setTimeout(done, 300));
  expect([pressed, heard]).toEqual([[false], []]);
  expect(document.activeElement).toBe(focused);
  expect(document.querySelectorAll("*").length - nodes).toBeLessThanOrEqual(2);
  expect([picker.value, picker.dirty]).toEqual([[1], false]);
  await expect.element(combobox(picker)).toHaveAttribute("aria-expanded", "false");
  for (const type of eventsOfThePage) window.removeEventListener(type, watch, true);

  await openList(picker);
  expect(optionNames(picker)).toContain("東京");
  expect(part(picker, "option", "1").query()).toBe(null);
});

import { expect, test, vi } from "vitest";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { collectGarbage } from "./support/devtools.js";
import { mountMarkup } from "./support/editors.js";
import { countListeners, countTimers } from "./support/instruments.js";
import { typeInto } from "./support/page-hazards.js";
import { isOpen, makePicker, optionNames, tags } from "./support/pickers.js";

const cycles = 50;

test(`${cycles} lives, each opened, searched, chosen from and closed, leave no listener, no timer and no root`, async () => {
  const place = mountMarkup("");
  const picker = newPicker();
  // React and the first life put what is for the whole page in place; only what grows with the lives is a leak.
  await live(picker, place);
  const [listeners, timers] = [countListeners(), countTimers()];
  for (let i = 0; i < cycles; i++) await live(picker, place);
  expect(listeners()).toEqual({});
  await until(() => timers() === 0);
  expect(picker.shadowRoot?.children).toHaveLength(1);
  expect(picker.value).toEqual([]);
});

test("an element that the page let go of is freed, also when it was open", async () => {
  const place = mountMarkup("");
  const lives: WeakRef<ItemPickerElement>[] = [];
  for (let i = 0; i < 5; i++) lives.push(await liveOnce(place));
  // React remembers the last thing it drew until it draws another.
  await liveOnce(place);
  await expect
    .poll(
      async () => {
        await collectGarbage();
        return lives.filter((each) => each.deref() !== undefined).length;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
});

async function liveOnce(place: HTMLElement): Promise<WeakRef<ItemPickerElement>> {
  const picker = newPicker();
  await live(picker, place);
  return new WeakRef(picker);
}

function newPicker(): ItemPickerElement {
  return makePicker({ multiple: true, "api-base": "/leaks" }, { source: tags });
}

/** One life on the page: opened twice, and taken away while it is open. */
async function live(picker: ItemPickerElement, place: HTMLElement): Promise<void> {
  place.append(picker);
  await until(() => inside(picker, "[role=combobox]") !== null);
  for (let i = 0; i < 2; i++) {
    inside(picker, "[role=combobox]")?.click();
    await until(() => isOpen(picker) && optionNames(picker).length === 4);
    typeInto(inside(picker, "[role=searchbox]") as HTMLInputElement, "京");
    await until(() => optionNames(picker).length === 1);
    const before = picker.value as unknown[];
    inside(picker, "[role=option]")?.click();
    await until(() => (picker.value as unknown[]).length !== before.length);
    if (i === 0) inside(picker, "[role=combobox]")?.click();
    await until(() => i === 1 || !isOpen(picker));
  }
  picker.remove();
  await until(() => picker.shadowRoot?.children[0]?.childNodes.length === 0);
}

function inside(picker: Element, selector: string): HTMLElement | null {
  return picker.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
}

/** Not by `expect.poll`, which remembers what it asked until the test ends. */
async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 5000, interval: 5 });
}

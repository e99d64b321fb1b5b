import "../../../src/entries/item-picker.js";
import { type Locator, userEvent } from "vitest/browser";
import type { ResourceSource } from "../../../src/api/resources.js";
import type { ItemPickerElement } from "../../../src/entries/item-picker.js";
import { realTime } from "../../browser/support/clock.js";
import {
  type Attributes,
  eventually,
  mountMarkup,
  withAttributes,
  within,
} from "../../browser/support/editors.js";
import { hasFocus } from "../../browser/support/focus.js";
import { freshServer } from "../../browser/support/server.js";
import { named } from "../page.js";

/** What a page may set by script only. */
export interface PickerProperties {
  source?: ResourceSource;
  value?: unknown;
}

/** Puts a picker on the page, with its attributes and properties in place before it connects. */
export function mountPicker(
  attributes: Attributes = {},
  properties: PickerProperties = {},
): ItemPickerElement {
  const picker = makePicker(attributes, properties);
  mountMarkup("").append(picker);
  return picker;
}

export function makePicker(
  attributes: Attributes = {},
  properties: PickerProperties = {},
): ItemPickerElement {
  const picker = document.createElement("item-picker");
  withAttributes(picker, { kind: "tag", "api-base": freshServer(), ...attributes });
  return Object.assign(picker, properties);
}

export function combobox(picker: Element, label = "タグ"): Locator {
  return named(picker, "combobox", label);
}

/** A button that can be busy: the test's own engine adds the hidden busy words to its name. */
export function workButton(picker: Element, name: "追加" | "テスト送信"): Locator {
  return within(picker).getByRole("button", { name: new RegExp(`^${name}`) });
}

export function searchBox(picker: Element): Locator {
  return named(picker, "searchbox", "検索");
}

export function option(picker: Element, name: string): Locator {
  return within(picker).getByRole("option", { name });
}

/** Opens the list by a press, and waits until the search box has the focus. */
export async function openList(picker: Element, label = "タグ"): Promise<void> {
  await userEvent.click(combobox(picker, label));
  await hasFocus(searchBox(picker));
}

/** One on the page, its list open. */
export async function openPicker(
  attributes: Attributes = {},
  properties: PickerProperties = {},
): Promise<ItemPickerElement> {
  const picker = mountPicker(attributes, properties);
  await openList(picker);
  return picker;
}

/** The names of the options that are drawn, in their order. */
export function optionNames(picker: Element): string[] {
  return [...(picker.shadowRoot?.querySelectorAll("[role=option]") ?? [])].map(
    (each) => each.getAttribute("title") ?? "",
  );
}

/** The option that `aria-activedescendant` points at. */
export function activeOption(picker: Element): HTMLElement | null {
  const search = picker.shadowRoot?.querySelector("[role=searchbox]");
  const id = search?.getAttribute("aria-activedescendant");
  return id ? (picker.shadowRoot?.getElementById(id) ?? null) : null;
}

export function activeName(picker: Element): string | null {
  return activeOption(picker)?.getAttribute("title") ?? null;
}

export function isOpen(picker: Element): boolean {
  return picker.shadowRoot?.querySelector("#picker-popup:popover-open") != null;
}

/** The region with these words, once it says them. */
export async function hearsOf(picker: Element, words: string): Promise<void> {
  await eventually(() =>
    within(picker)
      .getByRole("status")
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain(words);
}

/** The pause that is asked for between two presses of Enter. */
export const pauseBeforeAdding = () =>
  realTime(550, "two presses are told apart by the times of the browser's events");

/** Goes to the row that adds by one Enter, and adds by another, after the pause that is asked for. */
export async function addByEnter(picker: Element): Promise<void> {
  await userEvent.keyboard("{Enter}");
  await eventually(() => activeName(picker)).toMatch(/を新しい.+として追加$/);
  await pauseBeforeAdding();
  await userEvent.keyboard("{Enter}");
}

/** Waits until the picker has drawn itself. */
export async function pickerDrawn(picker: Element): Promise<void> {
  await eventually(() => picker.shadowRoot?.querySelector("[role=combobox]") != null).toBe(true);
}

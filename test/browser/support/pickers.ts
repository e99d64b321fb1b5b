import { onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { named } from "../../elements/page.js";
import { realTime } from "./clock.js";
import "../../../src/entries/item-picker.js";
import type { ResourceItem, ResourceSource } from "../../../src/api/resources.js";
import type { ItemPickerElement } from "../../../src/entries/item-picker.js";
import { type Attributes, eventually, mountMarkup, withAttributes, within } from "./editors.js";
import { focused } from "./focus.js";

/** What a page may set by script only. */
export interface PickerProperties {
  source?: ResourceSource;
  value?: unknown;
}

/** A list of items as the server spells it; groups are those that items name. */
export function listOf(items: readonly ResourceItem[], groupNames: readonly string[] = []): ResourceSource {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: Object.fromEntries(groupNames.map((name, at) => [at + 1, { id: at + 1, name }])),
    ids: items.map(({ id }) => id),
    group_ids: groupNames.map((_, at) => at + 1),
    meta: {},
  };
}

/** Four tags in two folders. */
export const tags: ResourceSource = listOf(
  [
    { id: 1, name: "VIP会員", group_id: 1 },
    { id: 2, name: "新規", group_id: 1 },
    { id: 3, name: "資料請求", group_id: 2 },
    { id: 4, name: "東京", group_id: 2 },
  ],
  ["会員", "地域"],
);

/** Two templates, which can be tested and previewed. */
export const eggs: ResourceSource = listOf([
  { id: 401, name: "来店お礼" },
  { id: 402, name: "誕生日" },
]);

/** The kind whose list a call asks for. */
export function kindIn({ pathname }: URL): string | null {
  return /\/api\/v_resource\/(\w+)$/.exec(pathname)?.[1] ?? null;
}

let servers = 0;

/** A server of the test's own: lists are kept for the page by their server and kind. */
export function freshServer(): string {
  servers += 1;
  return `/server-${servers}`;
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

/** Waits until the focus is there, through the shadow roots. */
export async function hasFocus(there: Locator): Promise<void> {
  await eventually(() => focused() === there.query()).toBe(true);
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

/** A window of this size until the end of the test: in a narrow one the folders are a list to choose from. */
export async function useWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

/** Pastes a text into a field. */
export function paste(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
}

import { mountConsole } from "./page.js";
import "../../../src/entries/open-api-console.js";
import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../../src/entries/open-api-console.js";
import { type Attributes, eventually, within } from "../../browser/support/editors.js";
import { button, root, said } from "../page.js";
import type { TriggerHost } from "./server.js";

/** A console that shows its triggers. */
export const mountTriggers = (attributes: Attributes = {}, width = 1100): OpenApiConsoleElement =>
  mountConsole({ section: "triggers", ...attributes }, width);

/** The same once the list is there. */
export async function openList(attributes: Attributes = {}): Promise<OpenApiConsoleElement> {
  const made = mountTriggers(attributes);
  await eventually(() => root(made).querySelector("[data-trigger], .empty-state")).not.toBe(null);
  return made;
}

/** The same with a trigger open. */
export async function openOne(id: number, attributes: Attributes = {}): Promise<OpenApiConsoleElement> {
  const made = mountTriggers({ "trigger-id": String(id), ...attributes });
  await untilOpen(made);
  return made;
}

/** The same with a new trigger begun. */
export async function openNew(attributes: Attributes = {}): Promise<OpenApiConsoleElement> {
  const made = await openList(attributes);
  await button(made, "トリガーを追加").click();
  await untilOpen(made);
  return made;
}

/** A new trigger with its two texts and one key. */
export async function openWritten(attributes: Attributes = {}): Promise<OpenApiConsoleElement> {
  const made = await openNew(attributes);
  await userEvent.fill(field(made, "トリガー名"), "返品");
  await userEvent.fill(field(made, "イベント名"), "order.returned");
  await button(made, "パラメータを追加").click();
  await userEvent.keyboard("reason");
  return made;
}

/** The same as it is sent. */
export const written = {
  id: 0,
  name: "返品",
  context: {
    ...{ category: "open_api", open_api_trigger_id: null, event: "order.returned", label: "" },
    params: { reason: { label: "", type: "string" } },
  },
};

export function untilOpen(made: Element): Promise<void> {
  return eventually(() => root(made).querySelector("[role=treegrid]") !== null).toBe(true);
}

/** One of the three texts above the tree. */
export const field = (made: Element, name: "トリガー名" | "イベント名" | "表示名") =>
  // Rows of the tree have a 表示名 as well.
  within(made).getByRole("textbox", { name, exact: true }).first();

export const save = (made: Element) => within(made).getByRole("button", { name: "保存" }).click();

/** The row of the tree at this path. */
export function row(made: Element, path: string): Locator {
  return within(made).getByRole("row", { name: path, exact: true });
}

/** A control of a row by its mark. */
export function cell(made: Element, path: string, control: string): HTMLInputElement {
  const found = rowsOf(made)
    .find((each) => each.getAttribute("aria-label") === path)
    ?.querySelector<HTMLInputElement>(`[data-control="${control}"]`);
  if (!found) throw new Error(`no ${control} in the row ${path}`);
  return found;
}

/** Writes a field of a row and leaves it. */
export async function writeCell(made: Element, path: string, control: string, text: string): Promise<void> {
  await userEvent.fill(cell(made, path, control), text);
  (root(made).activeElement as HTMLElement | null)?.blur();
}

export function rowsOf(made: Element): HTMLElement[] {
  return [...root(made).querySelectorAll<HTMLElement>("[role=treegrid] [data-uid]")];
}

/** The paths of the rows that are drawn, in their order. */
export function paths(made: Element): string[] {
  return rowsOf(made).map((each) => each.getAttribute("aria-label") ?? "");
}

/** Every line of every alert. */
export function alerts(made: Element): string[] {
  return [...root(made).querySelectorAll("[role=alert] li, [role=alert] strong")].map(
    (each) => each.textContent ?? "",
  );
}

/** What was sent last, without what is beside the trigger. */
export function lastTrigger(host: TriggerHost): Record<string, unknown> {
  const [, body] = host.writes().at(-1) ?? [];
  return (body as { trigger: Record<string, unknown> }).trigger;
}

/** The parameters that were sent last, as the text that was sent: their order counts. */
export function lastParams(host: TriggerHost): string {
  return JSON.stringify((lastTrigger(host).context as { params: unknown }).params);
}

export async function untilSaved(made: Element): Promise<void> {
  await expect.poll(() => said(made), { timeout: 10_000 }).toContain("保存しました");
}

/** The type of a row. */
export const typeField = (made: Element, path: string) =>
  row(made, path).getByRole("combobox", { name: "型" });

/** The type that a row shows. */
export const typeOf = (made: Element, path: string) =>
  (cell(made, path, "type") as Element as HTMLSelectElement).selectedOptions[0]?.textContent;

import "../../../src/entries/journey-list.js";
import { userEvent } from "vitest/browser";
import type { JourneyListElement } from "../../../src/entries/journey-list.js";
import { type Attributes, eventually, mountElement, within } from "../../browser/support/editors.js";
import { root } from "../page.js";
import { manyGroup } from "./server.js";

export function mountJourneys(attributes: Attributes = {}, width = 1100): JourneyListElement {
  const style = `display: block; inline-size: ${width}px`;
  return mountElement("journey-list", { abilities: "journey-write", ...attributes }, style);
}

/** The same once its rows are there. */
export async function openJourneys(attributes: Attributes = {}, width = 1100): Promise<JourneyListElement> {
  const list = mountJourneys(attributes, width);
  await eventually(() => rowNames(list).length).toBeGreaterThan(0);
  return list;
}

export function row(list: Element, id: number): HTMLElement {
  const found = root(list).querySelector<HTMLElement>(`[data-journey="${id}"]`);
  if (!found) throw new Error(`no row of ${id}`);
  return found;
}

/** The ids of the rows that are drawn, in their order. */
export function rowIds(list: Element): number[] {
  return [...root(list).querySelectorAll<HTMLElement>("[role=row]")].map((each) =>
    Number(each.dataset.journey),
  );
}

export function rowNames(list: Element): string[] {
  return [...root(list).querySelectorAll("[role=row]")].map((each) => each.getAttribute("aria-label") ?? "");
}

/** The names of the rows of one group. */
export function namesIn(list: Element, group: string): string[] {
  const section = root(list).querySelector(`[role=rowgroup][aria-label="${group}"]`);
  return [...(section?.querySelectorAll("[role=row]") ?? [])].map(
    (each) => each.getAttribute("aria-label") ?? "",
  );
}

/** A control of a row by its mark. */
export function controlIn(list: Element, id: number, control: string): HTMLElement {
  const found = row(list, id).querySelector<HTMLElement>(`[data-control="${control}"]`);
  if (!found) throw new Error(`no ${control} in the row of ${id}`);
  return found.querySelector<HTMLElement>("input") ?? found;
}

/** What lists that could not be read say in their places, and offer. */
export function loadAlerts(list: Element): string[][] {
  const alerts = [...root(list).querySelectorAll("[role=alert]:has(.journey-help)")];
  return alerts.map((each) =>
    [...each.querySelectorAll("strong, li, .button-label")].map((line) => line.textContent ?? ""),
  );
}

/** The lines of the alert below the list. */
export function alertLines(list: Element): string[] {
  const alert = root(list).querySelector(".editor-finish > .alert-region");
  return [...(alert?.querySelectorAll("strong, li") ?? [])].map((each) => each.textContent ?? "");
}

/** Shows them, all selected. */
export async function openSelected(ids: readonly number[]) {
  const list = await openJourneys({ "group-id": String(manyGroup) });
  controlIn(list, ids[0] as number, "name").focus();
  await userEvent.keyboard("{Control>}a{/Control}");
  await eventually(() => list.selectedIds).toEqual(ids);
  return list;
}

/** Says yes to what asks before a deletion. */
export async function confirmDeletion(list: Element): Promise<void> {
  const dialog = within(list).getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "削除する" });
  await eventually(() => confirm.query()).not.toBe(null);
  (confirm.element() as HTMLElement).click();
  await eventually(() => root(list).querySelector("dialog[open]")).toBe(null);
}

/** Deletes one by its keys; it waits from now on. */
export async function deleteRow(list: Element, id: number): Promise<void> {
  controlIn(list, id, "name").focus();
  await userEvent.keyboard("{Delete}");
  await confirmDeletion(list);
  await eventually(() => rowIds(list)).not.toContain(id);
}

/** Deletes what is selected; it waits from now on. */
export async function deleteSelected(list: Element): Promise<void> {
  const bar = within(list).getByRole("group", { name: "選択中のジャーニー" });
  const button = bar.getByRole("button", { name: "削除" });
  // The bar comes with a file of its own.
  await eventually(() => button.query()).not.toBe(null);
  (button.element() as HTMLElement).click();
  await confirmDeletion(list);
}

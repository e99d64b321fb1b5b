import "../../../src/entries/friend-list.js";
import type { FriendListElement } from "../../../src/entries/friend-list.js";
import { type Attributes, eventually, mountElement } from "../../browser/support/editors.js";

/** A friend list in a box of its own, as wide and as high as this. */
export function mountFriends(attributes: Attributes = {}, width = 1000, height = 600): FriendListElement {
  const style = `display: block; width: ${width}px; height: ${height}px`;
  return mountElement("friend-list", { "operator-role-id": "4", ...attributes }, style);
}

export async function openFriends(attributes: Attributes = {}, width = 1000, height = 600) {
  const list = mountFriends(attributes, width, height);
  await eventually(() => drawnFriends(list).length > 0).toBe(true);
  return list;
}

export function rows(list: Element): HTMLElement[] {
  return [...(list.shadowRoot?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
}

/** The ids of the friends that are drawn, as they stand. */
export function drawnFriends(list: Element): number[] {
  return rows(list).flatMap(({ dataset }) => (dataset.friend === undefined ? [] : [Number(dataset.friend)]));
}

export function row(list: Element, id: number): HTMLElement {
  const found = rows(list).find(({ dataset }) => dataset.friend === `${id}`);
  if (!found) throw new Error(`friend ${id} is not drawn`);
  return found;
}

/** The row at a place, from 1, whoever stands there. */
export function rowAt(list: Element, place: number): HTMLElement {
  const found = rows(list).find(({ ariaPosInSet }) => ariaPosInSet === `${place}`);
  if (!found) throw new Error(`row ${place} is not drawn`);
  return found;
}

/** The box of the rows, which scrolls. */
export function rowBox(list: Element): HTMLElement {
  return list.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;
}

/** The row that the keys are at. */
export function activeRow(list: Element): HTMLElement | null {
  const id = rowBox(list).getAttribute("aria-activedescendant") ?? "";
  return (list.shadowRoot as ShadowRoot).getElementById(id);
}

export function pane(list: Element): HTMLElement {
  return list.shadowRoot?.querySelector(".friend-pane") as HTMLElement;
}

export function heading(list: Element): HTMLElement | null {
  return pane(list).querySelector("h2");
}

export function nested(list: Element, tag: "friend-editor" | "message-timeline"): HTMLElement | null {
  return list.shadowRoot?.querySelector(tag) ?? null;
}

import "../../../src/entries/friend-editor.js";
import type { FriendEditorElement } from "../../../src/entries/friend-editor.js";
import { type Attributes, eventually, mountElement } from "../../browser/support/editors.js";

/** An editor of friend 1, in the page unless it is told otherwise. */
export function mountFriend({ inline = true, ...attributes }: Attributes = {}): FriendEditorElement {
  const more = inline === false ? {} : { inline };
  return mountElement("friend-editor", { "member-id": "1", ...more, ...attributes }, "width: 720px");
}

/** The same when its tab is there. */
export async function openFriend(tab: "tags" | "variables" | "base", attributes: Attributes = {}) {
  const friend = mountFriend({ tab, ...attributes });
  await eventually(() => friend.shadowRoot?.querySelector("[data-field=value]") ?? null).not.toBe(null);
  return friend;
}

/** The control of a variable or a base value. */
export function control(friend: Element, key: string, tab = "variables"): HTMLInputElement {
  const row = friend.shadowRoot?.querySelector(`[data-row="${tab}:${key}"]`);
  const found = row?.querySelector<HTMLInputElement>("[data-field=value]");
  if (!found) throw new Error(`there is no control of ${tab} ${key}`);
  return found;
}

export function row(friend: Element, key: string, tab = "variables"): HTMLElement {
  const found = friend.shadowRoot?.querySelector<HTMLElement>(`[data-row="${tab}:${key}"]`);
  if (!found) throw new Error(`there is no row of ${tab} ${key}`);
  return found;
}

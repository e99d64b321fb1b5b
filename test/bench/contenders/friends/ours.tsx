import "../../../../src/entries/friend-list.js";
import type { FriendListElement } from "../../../../src/entries/friend-list.js";

const list = document.createElement("friend-list") as FriendListElement;

const inside = (selector: string) => list.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const row = (at: number) => inside(`[role=option][aria-posinset="${at + 1}"]`);

Object.assign(window, {
  bench: {
    mount(root: HTMLElement) {
      list.setAttribute("operator-role-id", "1");
      // With its head the box of the rows is as high as the others'.
      list.style.cssText = "display: block; height: 711px; width: 1000px";
      root.append(list);
    },
    scroller: () => inside("[role=listbox]"),
    rows: () => [...(list.shadowRoot?.querySelectorAll("[role=option]") ?? [])],
    row,
    said: (at: number) => row(at)?.textContent,
    search: () => inside("[role=searchbox]"),
    heading: () => inside(".friend-pane h2")?.textContent,
    isOpen: () =>
      Boolean(
        inside("friend-editor")?.shadowRoot?.querySelector("[data-row='tags:tag_ids'] [role=combobox]"),
      ),
  },
});

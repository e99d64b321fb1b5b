import "../../../../src/entries/journey-list.js";
import type { JourneyListElement } from "../../../../src/entries/journey-list.js";

let list = document.createElement("journey-list") as JourneyListElement;
let lives = 0;
const one = (selector: string) => list.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const rows = () => [...(list.shadowRoot?.querySelectorAll<HTMLElement>("[role=row]") ?? [])];

Object.assign(window, {
  bench: {
    mount(root: HTMLElement) {
      lives += 1;
      list = document.createElement("journey-list") as JourneyListElement;
      // Each life asks a server of its own: what is shared by a page would be there at once.
      list.apiBase = `/life-${lives}`;
      list.style.cssText = "display: block; width: 1000px";
      root.append(list);
    },
    unmount: () => list.remove(),
    first: () => rows()[0]?.getAttribute("aria-label"),
    count: () => Number(one("[role=grid]")?.ariaRowCount ?? 0),
    drawn: () => rows().length,
    search: () => one("[role=searchbox]"),
    showGroup: (id: number | null) => {
      list.groupId = id;
    },
    handle: (at: number) => rows()[at]?.querySelector<HTMLElement>("[data-control=reorder]") ?? null,
    // Phases are searched too.
    names: () => rows().map((row) => row.textContent),
    selectAll: () => one(".journey-tools input")?.click(),
    selected: () => list.selectedIds.length,
  },
});

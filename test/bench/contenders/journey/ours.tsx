import "../../../../src/entries/journey-list.js";
import type { JourneyListElement } from "../../../../src/entries/journey-list.js";

let list = document.createElement("journey-list") as JourneyListElement;
let lives = 0;
const one = (selector: string) => list.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const rows = () => [...(list.shadowRoot?.querySelectorAll<HTMLElement>("[role=row]") ?? [])];
const all = (selector: string) => [...(list.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Scrolls there until the row of that place is drawn. */
async function reach(place: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const row = one(`[aria-rowindex="${place}"]`);
    if (row) return row;
    const grid = one("[role=grid]");
    const top = grid?.getBoundingClientRect().top ?? 0;
    // The one with the focus is drawn wherever it is.
    const seen = all("[data-journey]").find((row) => row.getBoundingClientRect().bottom > top);
    const by = place - Number(seen?.getAttribute("aria-rowindex"));
    grid?.scrollBy(0, by * (seen?.offsetHeight ?? 0));
    await nextFrame();
  }
  throw new Error(`row ${place} was never drawn`);
}

function press(row: HTMLElement, shiftKey: boolean) {
  row
    .querySelector("[data-control=select] input")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, shiftKey }));
}

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
    firstId: () => Number(rows()[0]?.dataset.journey),
    placeOf: (id: number) => Number(one(`[data-journey="${id}"]`)?.getAttribute("aria-rowindex") ?? 0),
    isLifted: () => one("[data-control=reorder][aria-pressed=true]") !== null,
    refresh: () => list.refresh(),
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
    /** The first one, and with Shift the last one. */
    async selectFirst(count: number) {
      all(".selection-bar button").at(-1)?.click();
      press(await reach(1), false);
      if (count > 1) press(await reach(count), true);
      await nextFrame();
    },
    async askToRemove() {
      one(".selection-bar-actions .button-danger")?.click();
      while (one("dialog[open] .button-danger-fill") === null) await nextFrame();
    },
    remove: () => one("dialog[open] .button-danger-fill")?.click(),
    undo: () => one(".toast button")?.click(),
  },
});

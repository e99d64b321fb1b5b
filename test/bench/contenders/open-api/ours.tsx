import "../../../../src/entries/open-api-console.js";
import type { OpenApiConsoleElement } from "../../../../src/entries/open-api-console.js";

let shown = document.createElement("open-api-console") as OpenApiConsoleElement;
let lives = 0;
const all = (selector: string) => [...(shown.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const press = (words: string) =>
  all("label")
    .find((each) => each.textContent === words)
    ?.click();

Object.assign(window, {
  bench: {
    mount(root: HTMLElement) {
      lives += 1;
      shown = document.createElement("open-api-console") as OpenApiConsoleElement;
      // Each life asks a server of its own: what is shared by a page would be there at once.
      shown.apiBase = `/life-${lives}`;
      shown.section = "counts";
      shown.style.cssText = "display: block; width: 1000px";
      root.append(shown);
    },
    unmount: () => shown.remove(),
    // What the figures say: the sum of what is drawn.
    total: () => Number((all(".open-api-figure strong")[0]?.textContent ?? "-1").replace(/\D/g, "")),
    drawn: () => all(".open-api-bars").length,
    period: (days: number) => press(`${days}日`),
    toggle: (at: number) => all(".open-api-series input")[at]?.click(),
    table: () => press("表"),
    rows: () => all(".open-api-days tbody tr").length,
  },
});

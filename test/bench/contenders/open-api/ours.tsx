import "../../../../src/entries/open-api-console.js";
import type { OpenApiConsoleElement } from "../../../../src/entries/open-api-console.js";
import {
  type CallCountRow,
  countCalls,
  shownCounts,
} from "../../../../src/features/open-api/counts/count-calls.js";

let shown = document.createElement("open-api-console") as OpenApiConsoleElement;
let lives = 0;
const all = (selector: string) => [...(shown.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const press = (words: string) =>
  all("label")
    .find((each) => each.textContent === words)
    ?.click();

function write(field: HTMLInputElement | HTMLTextAreaElement | undefined, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
}
const pressButton = (words: string) =>
  (all("button") as HTMLButtonElement[])
    .filter((each) => each.textContent === words)
    .at(-1)
    ?.click();
const given = globalThis as unknown as {
  openApi: { today: string; yearAgo: string; sample: string; rowsOf(days: number): CallCountRow[] };
};
const row = (at: number) => all(`[role=treegrid] [role=row][aria-label="key_${at}"]`)[0];

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
    // All that is not offered by a word of its own is a year.
    period(days: number) {
      if (days <= 90) return press(`${days}日`);
      press("指定");
      const look = () => {
        const [from] = all("input[type=date]") as HTMLInputElement[];
        if (from) write(from, given.openApi.yearAgo);
        else requestAnimationFrame(look);
      };
      return look();
    },
    toggle: (at: number) => all(".open-api-series input")[at]?.click(),
    table: () => press("表"),
    rows: () => all(".open-api-days tbody tr").length,
    nodes: () => all("*").length,
    /** A year summed alone, in milliseconds. */
    sum(): number {
      const { today, yearAgo: from, rowsOf } = given.openApi;
      const rows = rowsOf(366);
      const codes = [...new Set(rows.map((row) => row.open_api_code_id))].map((id) => ({
        id,
        name: `${id}`,
      }));
      const times = Array.from({ length: 21 }, () => {
        const began = performance.now();
        shownCounts(countCalls({ rows, codes, period: { from, to: today }, today }), new Set());
        return performance.now() - began;
      });
      return times.sort((one, other) => one - other)[10] ?? 0;
    },
    openTrigger() {
      shown.section = "triggers";
      shown.triggerId = 1;
    },
    scrollTree: (at: number) => all("[role=treegrid]")[0]?.scrollTo({ top: at * 44 }),
    focusLabel: (at: number) => row(at)?.querySelector<HTMLElement>("[data-control=label]")?.focus(),
    label: (at: number) => row(at)?.querySelector<HTMLInputElement>("[data-control=label]")?.value,
    openSample: () => pressButton("JSONから作成"),
    pasteSample: () => write(all("dialog[open] textarea")[0] as HTMLTextAreaElement, given.openApi.sample),
    compared: () =>
      all("dialog[open] [role=status]").some((each) => /変更 500個/.test(each.textContent ?? "")),
    isSampleOpen: () => all("dialog[open] textarea").length === 1,
    openLog() {
      shown.section = "logs";
    },
    nextPage: () => pressButton("次のページ"),
    logRow: () => all(".open-api-logs tbody tr td:nth-child(3)")[0]?.textContent ?? "",
  },
});

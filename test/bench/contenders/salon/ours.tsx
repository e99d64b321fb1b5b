import "../../../../src/entries/salon-settings.js";
import type { SalonSettingsElement } from "../../../../src/entries/salon-settings.js";
import { calendarOf, hoursIndex, setDate } from "../../../../src/features/opening-hours/index.js";

type Data = Record<string, unknown>;

let shown = document.createElement("salon-settings") as SalonSettingsElement;
const one = (selector: string) => shown.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const all = (selector: string) => [...(shown.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const panel = "[role=tabpanel]:not([hidden])";

function mount(root: HTMLElement, salon: number, section: SalonSettingsElement["section"]): void {
  shown.remove();
  shown = document.createElement("salon-settings") as SalonSettingsElement;
  shown.salonId = salon;
  shown.section = section;
  shown.style.cssText = "display: block; width: 1000px";
  root.append(shown);
}

Object.assign(window, {
  bench: {
    // The grid lies in a dialog: the list that it is opened from is there before, its pairs are not.
    prepare: (root: HTMLElement) => mount(root, 2, "courses"),
    isReady: () => all(`${panel} .salon-item`).length > 3,
    open: () =>
      all(`${panel} button`)
        .find((each) => each.textContent === "担当との組み合わせ")
        ?.click(),
    cell: (row: number, column: number) => one(`[data-cell="${row} ${column}"]`),
    column: (column: number) => all(`[role=gridcell] [data-cell$=" ${column}"]`),
    row: (row: number) => all(`[role=gridcell] [data-cell^="${row} "]`),

    // What nobody stands beside.
    showList: (root: HTMLElement) => mount(root, 1, "courses"),
    search: () => one("[role=searchbox], input[type=search]"),
    count: () => all(`${panel} .salon-item`).length,
    showSection(section: SalonSettingsElement["section"]) {
      shown.section = section;
    },
    isShown: () =>
      one(`${panel} :is(.salon-section, [role=grid])`) !== null && one(`${panel} .skeleton`) === null,
    weekday: () => one('[data-hours="weekdays.1"] [role=switch]'),
    /** The Mondays of the month that say that they are closed, and all of them. */
    mondays: () => [
      all('[aria-colindex="1"].is-closed').length,
      all('[aria-colindex="1"][role=gridcell]').length,
    ],
    /** A whole year after one weekday has changed, in milliseconds. */
    recalculate(opening: Data, config: Data): number {
      const specials = config.special_dates as Data[] as never;
      const year = Number(opening.year);
      const times = Array.from({ length: 21 }, (_, at) => {
        const changed = setDate(opening as never, `${year}-06-${String(at + 1).padStart(2, "0")}`, []);
        const began = performance.now();
        calendarOf(hoursIndex(changed, specials), year);
        return performance.now() - began;
      });
      return times.sort((a, b) => a - b)[10] ?? 0;
    },
  },
});

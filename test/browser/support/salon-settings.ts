import type { Locator } from "vitest/browser";
import { root } from "../../elements/page.js";
import { holdClock as holdAt } from "./clock.js";
import { type ServedHost, serveHost } from "./served-host.js";
import "../../../src/entries/salon-settings.js";
import type { SalonSettingsElement } from "../../../src/entries/salon-settings.js";
import { openReservations } from "../../host/api/salon/reservation-table.js";
import { createApi } from "../../host/api.js";
import { fillWithDemoReservations } from "../../host/demo/reservations/index.js";
import { fillWithDemoSalonSettings } from "../../host/demo/salon-settings/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { type Attributes, eventually, mountMarkup, withAttributes, within } from "./editors.js";
import { freshServer } from "./pickers.js";

/** The reference host in the page; a call is named like `PUT 1/courses/41`. */
export interface SalonHost extends ServedHost {
  readonly store: Store;
  /** Asks the host as a colleague would, and gives the answer's `data`. */
  colleague(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** The present: noon in Tokyo. */
export const noon = new Date("2026-11-25T12:00:00+09:00");

/** Serves the demonstration's salons. */
export function serveSalons(now: Date = noon): SalonHost {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoReservations(store, now);
  fillWithDemoSalonSettings(store, now);
  const api = createApi({ store, reservations: openReservations(store) });
  const host = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\/(v2\/)?(salon\/)?/, "")}${decodeURIComponent(search)}`,
    isMet: (call, start) => call.startsWith(start),
  });
  return {
    store,
    ...host,
    async colleague(method, path, body) {
      const headers = { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await api(new Request(`${location.origin}/api/${path}`, { method, headers, ...sent }));
      const text = await response.text();
      return text === "" ? null : JSON.parse(text).data;
    },
  };
}

/** The clock stands at `now` until the test moves it; with `timers` what waits does so, too. */
export const holdClock = (now = noon, timers = false) => holdAt(now, timers);

export function mountSettings(attributes: Attributes = {}): SalonSettingsElement {
  const element = withAttributes(document.createElement("salon-settings"), {
    "api-base": freshServer(),
    "salon-id": "1",
    ...attributes,
  });
  element.style.cssText = "display: block; inline-size: 1100px";
  mountMarkup("").append(element);
  return element;
}

/** The same once its first section is there. */
export async function openSettings(attributes: Attributes = {}): Promise<SalonSettingsElement> {
  const element = mountSettings(attributes);
  const ready = {
    courses: ".salon-item",
    resources: ".salon-item",
    opening: "[role=grid]",
    online: ".salon-online",
    calendars: ".switch",
    urls: "[role=tabpanel] li",
  }[String(attributes.section ?? "courses")];
  await eventually(() => panel(element)?.querySelector(ready ?? "") ?? null).not.toBe(null);
  return element;
}

/** A part of the element, or of a part of it. */
const inside = (scope: Element | Locator): Locator => (scope instanceof Element ? within(scope) : scope);
/** Not by its exact name, to which the test's own engine adds the hidden busy words. */
export const button = (scope: Element | Locator, name: string): Locator =>
  inside(scope).getByRole("button", { name: new RegExp(`^${name}(\\s*処理中\\.\\.\\.)?$`) });
export const group = (scope: Element | Locator, name: string): Locator =>
  inside(scope).getByRole("group", { name, exact: true });
/** A field of the dialog that is open. */
export const field = (made: Element, name: string): Locator =>
  within(made).getByRole("dialog").getByRole("textbox", { name, exact: true });

/** The panel that is shown. */
export function panel(element: Element): HTMLElement | null {
  return root(element).querySelector<HTMLElement>("[role=tabpanel]:not([hidden])");
}

/** The lines of the alerts that are shown, those of dialogs too. */
export function alerts(element: Element): string[] {
  return [...root(element).querySelectorAll("[role=alert]")].flatMap((each) =>
    [...each.querySelectorAll("li, strong")].map((line) => line.textContent ?? ""),
  );
}

/** What was said last. */
export function announced(element: Element): string {
  const regions = [...root(element).querySelectorAll(".sr[role=status]")];
  return regions.map((each) => each.textContent ?? "").join("");
}

/** The names of the rows of a list in their order. */
export function rowNames(element: Element): string[] {
  const rows = panel(element)?.querySelectorAll("li > [role=group]") ?? [];
  return [...rows].map((each) => each.getAttribute("aria-label") ?? "");
}

/** The name of what has the focus, and of the row that it is in. */
export function focused(element: Element): string {
  const control = root(element).activeElement;
  const row = control?.closest("li > [role=group]")?.getAttribute("aria-label");
  const name = control?.getAttribute("aria-label") ?? control?.textContent ?? "";
  return row ? `${row}: ${name}` : name;
}

/** A refusal as servers write it. */
export function refusal(status: number, body: object): Response {
  return Response.json(body, { status });
}

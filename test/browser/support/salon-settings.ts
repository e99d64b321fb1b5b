import { onTestFinished, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { root } from "../../elements/page.js";
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

/** A call as the server has seen it; its body parsed. */
export interface SalonCall {
  readonly call: string;
  readonly body: unknown;
}

type MetAnswer = () => Response | null | Promise<Response | null>;

/** The reference host in the page: what it is asked, what it has, and what comes before it answers. */
export interface SalonHost {
  readonly store: Store;
  readonly calls: SalonCall[];
  /** The calls whose name begins like this, in order: `PUT 1/courses/41`. */
  named(start: string): SalonCall[];
  /** Everything but reading. */
  writes(): SalonCall[];
  /** Answers the next call whose name begins like this instead of the host; `null` goes on to the host. */
  meet(start: string, answer: MetAnswer): void;
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
  const calls: SalonCall[] = [];
  const waiting: { start: string; answer: MetAnswer }[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf("/api"));
    const call = `${request.method} ${path.replace(/^\/api\/(v2\/)?(salon\/)?/, "")}${decodeURIComponent(search)}`;
    const text = await request.clone().text();
    calls.push({ call, body: text === "" ? null : JSON.parse(text) });
    const at = waiting.findIndex(({ start }) => call.startsWith(start));
    const [met] = at < 0 ? [] : waiting.splice(at, 1);
    const answered = met ? await met.answer() : null;
    return answered ?? api(new Request(`${origin}${path}${search}`, request));
  });
  onTestFinished(() => spy.mockRestore());
  return {
    store,
    calls,
    named: (start) => calls.filter(({ call }) => call.startsWith(start)),
    writes: () => calls.filter(({ call }) => !call.startsWith("GET")),
    meet: (start, answer) => waiting.push({ start, answer }),
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
export function holdClock(now: Date = noon, timers = false): { pass(ms: number): Promise<unknown> } {
  vi.useFakeTimers({
    toFake: timers ? ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] : ["Date"],
    now,
  });
  onTestFinished(async () => {
    if (timers) await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
  });
  return { pass: (ms) => vi.advanceTimersByTimeAsync(ms) };
}

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
export function said(element: Element): string {
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

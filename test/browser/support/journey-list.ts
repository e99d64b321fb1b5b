import { onTestFinished } from "vitest";
import { root } from "../../elements/page.js";
import { type HostCall, type Meeting, serveHost } from "./served-host.js";
import "../../../src/entries/journey-list.js";
import type { JourneyListElement } from "../../../src/entries/journey-list.js";
import { type Api, createApi } from "../../host/api.js";
import { demoParts } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { type Attributes, eventually, withAttributes } from "./editors.js";
import { freshServer } from "./pickers.js";

/** A call as the server has seen it. */
export interface JourneyCall extends HostCall {
  readonly keepalive: boolean;
}

/** The reference host in the page: what it is asked, what it has, and what comes before it answers. */
export interface JourneyHost {
  readonly store: Store;
  readonly calls: JourneyCall[];
  /** The calls that write, as `METHOD path` and their bodies. */
  writes(): (readonly [call: string, body: unknown])[];
  /** Answers the next call that this names instead of the host; `null` goes on to the host once the promise is kept. */
  meet(call: string, answer: Meeting): void;
  api: Api;
}

/** Serves the demonstration's journeys. */
export function serveJourneys(parts: typeof demoParts = demoParts): JourneyHost {
  const store = createMemoryStore();
  for (const fill of Object.values(parts)) fill(store);
  const api = createApi({ store });
  const { calls, writes, meet } = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\//, "")}${search}`,
    more: (init) => ({ keepalive: init?.keepalive === true }),
  });
  return {
    store,
    calls,
    api,
    writes: () => writes().map(({ call, body }) => [call, body]),
    meet,
  };
}

/** Something that is held back until the test lets it go. */
export function gate(): { open(): void; passed: Promise<null> } {
  let open = () => {};
  const passed = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { open, passed };
}

export function mountJourneys(attributes: Attributes = {}, width = 1100): JourneyListElement {
  const list = withAttributes(document.createElement("journey-list"), {
    "api-base": freshServer(),
    abilities: "journey-write",
    ...attributes,
  });
  list.style.display = "block";
  list.style.inlineSize = `${width}px`;
  document.body.append(list);
  onTestFinished(() => list.remove());
  return list;
}

/** The same once its rows are there. */
export async function openJourneys(attributes: Attributes = {}, width = 1100): Promise<JourneyListElement> {
  const list = mountJourneys(attributes, width);
  await eventually(() => rowNames(list).length).toBeGreaterThan(0);
  return list;
}

export function row(list: Element, id: number): HTMLElement {
  const found = root(list).querySelector<HTMLElement>(`[data-journey="${id}"]`);
  if (!found) throw new Error(`no row of ${id}`);
  return found;
}

/** The ids of the rows that are drawn, in their order. */
export function rowIds(list: Element): number[] {
  return [...root(list).querySelectorAll<HTMLElement>("[role=row]")].map((each) =>
    Number(each.dataset.journey),
  );
}

export function rowNames(list: Element): string[] {
  return [...root(list).querySelectorAll("[role=row]")].map((each) => each.getAttribute("aria-label") ?? "");
}

/** The names of the rows of one group. */
export function namesIn(list: Element, group: string): string[] {
  const section = root(list).querySelector(`[role=rowgroup][aria-label="${group}"]`);
  return [...(section?.querySelectorAll("[role=row]") ?? [])].map(
    (each) => each.getAttribute("aria-label") ?? "",
  );
}

/** A control of a row by its mark. */
export function controlIn(list: Element, id: number, control: string): HTMLElement {
  const found = row(list, id).querySelector<HTMLElement>(`[data-control="${control}"]`);
  if (!found) throw new Error(`no ${control} in the row of ${id}`);
  return found.querySelector<HTMLElement>("input") ?? found;
}

/** What lists that could not be read say in their places, and offer. */
export function loadAlerts(list: Element): string[][] {
  const alerts = [...root(list).querySelectorAll("[role=alert]:has(.journey-help)")];
  return alerts.map((each) =>
    [...each.querySelectorAll("strong, li, .button-label")].map((line) => line.textContent ?? ""),
  );
}

/** The lines of the alert below the list. */
export function alertLines(list: Element): string[] {
  const alert = root(list).querySelector(".editor-finish > .alert-region");
  return [...(alert?.querySelectorAll("strong, li") ?? [])].map((each) => each.textContent ?? "");
}

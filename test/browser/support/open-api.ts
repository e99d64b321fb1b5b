import { expect, onTestFinished, vi } from "vitest";
import { root } from "../../elements/page.js";
import { holdClock as holdAt } from "./clock.js";
import { type HostCall, type ServedHost, serveHost } from "./served-host.js";
import "../../../src/entries/open-api-console.js";
import type { OpenApiConsoleElement } from "../../../src/entries/open-api-console.js";
import type { KeptCall } from "../../host/api/open-api-codes.js";
import { openCalls } from "../../host/api/open-api-logs.js";
import { createApi } from "../../host/api.js";
import { demoNow } from "../../host/demo/messages/index.js";
import { demoTokens, fillWithDemoOpenApi } from "../../host/demo/open-api.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { type Attributes, eventually, mountMarkup, withAttributes } from "./editors.js";
import { freshServer } from "./pickers.js";

/** A call as the server has seen it. */
export interface OpenApiCall extends HostCall {
  readonly cache: RequestCache | undefined;
}

/** The reference host in the page. */
export interface OpenApiHost extends ServedHost<OpenApiCall> {
  readonly store: Store;
  /** A program calls so many times. */
  callFrom(codeId: number, times: number, change?: Partial<KeptCall>): void;
}

/** The demonstration's tokens by the numbers of their keys, from 1. The third is revoked, the fourth may not be shown. */
export const tokenOf = (number: number): string => demoTokens[number - 1]?.token ?? "";
/** What is shown of one. */
export const maskedOf = (number: number): string =>
  `${tokenOf(number).slice(0, 4)}…${tokenOf(number).slice(-4)}`;

/** Serves the demonstration's open API, whose calls end now. */
export function serveOpenApi(until: Date = new Date()): OpenApiHost {
  const store = createMemoryStore();
  fillWithDemoOpenApi(store, until);
  const programCalls = openCalls(store);
  const api = createApi({ store, programCalls });
  const host = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\/(open_api\/)?/, "")}${search}`,
    isMet: (call, start) => call.startsWith(start),
    more: (init) => ({ cache: init?.cache }),
  });
  return {
    store,
    ...host,
    callFrom(codeId, times, change) {
      const at = new Date();
      const make = (id: number): KeptCall => ({
        ...{ id, open_api_code_id: codeId, requested_at: at.toISOString(), method: "POST" },
        ...{ path: `/new/${id}`, status_code: 200, duration_ms: 20, trigger_id: null },
        ...{ request_bytes: 10, error_message: null, request_id: `req_${id}`, ...change },
      });
      for (let time = 0; time < times; time += 1) programCalls.add(make, at);
    },
  };
}

/** The clock stands at `now` until the test moves it; with `timers` what waits does so, too. */
export const holdClock = (now = demoNow, timers = false) => holdAt(now, timers);

/** Whether somebody sees the page. */
export function see(isSeen: boolean): void {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue(isSeen ? "visible" : "hidden");
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
}

export function mountConsole(attributes: Attributes = {}): OpenApiConsoleElement {
  const element = withAttributes(document.createElement("open-api-console"), {
    "api-base": freshServer(),
    ...attributes,
  });
  element.style.cssText = "display: block; inline-size: 1100px";
  mountMarkup("").append(element);
  return element;
}

/** The same once its first section is there. */
export async function openConsole(attributes: Attributes = {}): Promise<OpenApiConsoleElement> {
  const element = mountConsole(attributes);
  const ready = {
    counts: "[role=img]",
    logs: ".open-api-logs tbody tr",
    triggers: "[role=tabpanel] li",
    codes: ".open-api-code",
  }[String(attributes.section ?? "codes")];
  await eventually(() => root(element).querySelector(ready ?? "")).not.toBe(null);
  return element;
}

/** A button by its word, or its name. */
export function button(scope: ParentNode, name: string): HTMLElement {
  const found = [...scope.querySelectorAll("button")].find(
    (each) => (each.ariaLabel ?? (each.querySelector(".button-label") ?? each).textContent) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The words of all buttons. */
export function buttonNames(scope: ParentNode): string[] {
  return [...scope.querySelectorAll("button")].map((each) => each.ariaLabel ?? each.textContent ?? "");
}

/** The group of a code or a token. */
export function group(element: Element, name: string): HTMLElement {
  const found = root(element).querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`);
  if (!found) throw new Error(`no group ${name}`);
  return found;
}

/** The group of a token by its number, once it is drawn. */
export const tokenRow = (element: Element, number: number): HTMLElement => group(element, maskedOf(number));

/** The dialog of this title that is open; `null` where there is none. */
export function openDialog(element: Element, title: string): HTMLElement | null {
  const all = [...root(element).querySelectorAll<HTMLElement>("dialog[open]")];
  const titleOf = (each: Element) =>
    root(element).getElementById(each.getAttribute("aria-labelledby") ?? "")?.textContent;
  return all.find((each) => titleOf(each) === title) ?? null;
}

/** The same once it is open. */
export async function dialog(element: Element, title: string): Promise<HTMLElement> {
  await until(() => openDialog(element, title) !== null);
  return openDialog(element, title) as HTMLElement;
}

/** What the field of a token holds; `null` where there is none. */
export function shownToken(scope: ParentNode): string | null {
  return scope.querySelector<HTMLInputElement>(".open-api-secret input")?.value ?? null;
}

/** What the alerts in a place say. */
export function alerted(scope: ParentNode): string {
  return [...scope.querySelectorAll("[role=alert]")].map((each) => each.textContent).join("\n");
}

/** The section that is shown. */
export function panel(element: Element): HTMLElement {
  return root(element).querySelector("[role=tabpanel]:not([hidden])") as HTMLElement;
}

/** Chooses one of a few words that exclude each other. */
export function choose(element: Element, name: string, word: string): void {
  const radios = [...root(element).querySelectorAll<HTMLElement>("[role=radiogroup]")];
  const labelled = (each: Element) =>
    each.ariaLabel ?? root(element).getElementById(each.getAttribute("aria-labelledby") ?? "")?.textContent;
  const options = [...(radios.find((each) => labelled(each) === name)?.querySelectorAll("label") ?? [])];
  const option = options.find(({ textContent }) => textContent === word);
  if (!option) throw new Error(`no ${word} of ${name}`);
  option.querySelector("input")?.click();
}

/** A clipboard that notes what is written, and can refuse it. */
export function noteClipboard(): { written: string[]; refuse(): void } {
  const written: string[] = [];
  let isRefused = false;
  const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    if (isRefused) throw new DOMException("no", "NotAllowedError");
    written.push(text);
  });
  onTestFinished(() => spy.mockRestore());
  return {
    written,
    refuse: () => {
      isRefused = true;
    },
  };
}

/** Waits until nothing that was begun can still draw. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame);
}

/** Waits while the clock stands: `expect.poll` would have it go on. */
export async function until(holds: () => boolean): Promise<void> {
  for (let frame = 0; frame < 600 && !holds(); frame += 1) await new Promise(requestAnimationFrame);
  expect(holds()).toBe(true);
}

/** Waits until so many calls of this name were made. */
export async function called(host: OpenApiHost, start: string, times: number): Promise<void> {
  await until(() => host.named(start).length >= times);
  await settled();
  expect(host.named(start).length).toBe(times);
}

import "../../../src/entries/open-api-console.js";
import { expect } from "vitest";
import type { OpenApiConsoleElement } from "../../../src/entries/open-api-console.js";
import { holdClock as holdAt, settled, until } from "../../browser/support/clock.js";
import { type Attributes, eventually, mountElement } from "../../browser/support/editors.js";
import { demoNow } from "../../host/demo/messages/index.js";
import { root } from "../page.js";
import { maskedOf, type OpenApiHost } from "./server.js";

/** The clock stands at `now` until the test moves it; with `timers` what waits does so, too. */
export const holdClock = (now = demoNow, timers = false) => holdAt(now, timers);

export function mountConsole(attributes: Attributes = {}, width = 1100): OpenApiConsoleElement {
  return mountElement("open-api-console", attributes, `display: block; inline-size: ${width}px`);
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

/** Waits until so many calls of this name were made. */
export async function called(host: OpenApiHost, start: string, times: number): Promise<void> {
  await until(() => host.named(start).length >= times);
  await settled();
  expect(host.named(start).length).toBe(times);
}

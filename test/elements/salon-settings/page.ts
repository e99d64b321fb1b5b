import "../../../src/entries/salon-settings.js";
import type { Locator } from "vitest/browser";
import type { SalonSettingsElement } from "../../../src/entries/salon-settings.js";
import { holdClock as holdAt } from "../../browser/support/clock.js";
import { type Attributes, eventually, mountElement, within } from "../../browser/support/editors.js";
import { root } from "../page.js";
import { noon } from "./server.js";

/** The clock stands at `now` until the test moves it; with `timers` what waits does so, too. */
export const holdClock = (now = noon, timers = false) => holdAt(now, timers);

export function mountSettings(attributes: Attributes = {}): SalonSettingsElement {
  const style = "display: block; inline-size: 1100px";
  return mountElement("salon-settings", { "salon-id": "1", ...attributes }, style);
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

/** What is there of each section once what it reads has come. */
export const shownBy: Readonly<Record<string, string>> = {
  ...{ courses: ".salon-item", resources: ".salon-item", opening: "[role=grid]" },
  ...{ online: ".salon-asked-row", calendars: ".salon-calendar-link", urls: ".salon-url" },
};

/** Presses a button in the group of this name. */
export const pressOf = (made: Element, of: string, name: string) =>
  group(made, of).getByRole("button", { name, exact: true }).click();

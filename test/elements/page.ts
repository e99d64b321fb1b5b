import type { Locator } from "vitest/browser";
import { within } from "../browser/support/editors.js";

/*
 * What is on any element in the browser, found as an operator finds it: by role and accessible name, through its shadow root.
 * Names are exact, and a name that stands twice fails. `<tag>/page.ts` has what an element has besides.
 */

/** A role as `getByRole` takes it. */
export type Role = Parameters<Locator["getByRole"]>[0];

/** The one with this role and name. */
export function named(element: Element, role: Role, name: string): Locator {
  return within(element).getByRole(role, { name, exact: true });
}

export const button = (element: Element, name: string): Locator => named(element, "button", name);
export const textbox = (element: Element, name: string): Locator => named(element, "textbox", name);
export const group = (element: Element, name: string): Locator => named(element, "group", name);
export const tab = (element: Element, name: string): Locator => named(element, "tab", name);

/** The dialog with this title. */
export const dialog = (element: Element, title: string): Locator => named(element, "dialog", title);

/** The control with this label, of any kind. */
export function field(element: Element, label: string): Locator {
  return within(element).getByLabelText(label, { exact: true });
}

/** Where the element draws. */
export function root(element: Element): ShadowRoot {
  return element.shadowRoot as ShadowRoot;
}

/** Everything that is written in it, seen or not. */
export function written(element: Element): string {
  return element.shadowRoot?.textContent ?? "";
}

/** What a screen reader is told of by its regions, a line each. */
export function said(element: Element): string {
  return [...root(element).querySelectorAll("[role=status]")].map((each) => each.textContent).join("\n");
}

/** What is alerted. */
export function alertText({ shadowRoot }: Element): string {
  const alerts = [...(shadowRoot?.querySelectorAll("[role=alert]") ?? [])];
  return alerts.flatMap(({ textContent }) => textContent || []).join(" ");
}

/** The lines of the alerts, first what did not work. */
export function alertLines({ shadowRoot }: Element): string[] {
  return [...(shadowRoot?.querySelectorAll("[role=alert] :is(strong, li)") ?? [])].map(
    (line) => line.textContent ?? "",
  );
}

/** What is drawn in it and matches. */
export function inside<E extends HTMLElement>(editor: Element, selector: string): E {
  const found = editor.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** The button of this word or name, in a page of its own too, where the test's engine does not look. */
export function buttonNode({ shadowRoot }: Element, name: string): HTMLButtonElement {
  const buttons = [...(shadowRoot?.querySelectorAll("button") ?? [])];
  const found = buttons.find((each) => each.textContent === name || each.getAttribute("aria-label") === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

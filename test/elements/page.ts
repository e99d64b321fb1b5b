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
  return [...(shadowRoot?.querySelectorAll("[role=alert]") ?? [])]
    .map(({ textContent }) => textContent)
    .join(" ");
}

import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import { waits } from "../../tools/waits.js";
import { freshServer } from "./server.js";

/** What a page may write into a tag: texts as they are, `true` for a bare attribute, the rest as JSON. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Puts markup on the page as a server would have sent it. Gone after the test, drafts included. */
export function mountMarkup(markup: string): HTMLElement {
  const place = document.createElement("div");
  place.append(document.createRange().createContextualFragment(markup));
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
    sessionStorage.clear();
  });
  return place;
}

/** Puts an element on the page, with its attributes in place before it connects, and a server of its own. */
export function mountElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  style = "",
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  withAttributes(element, { "api-base": freshServer(), ...attributes });
  element.style.cssText = style;
  mountMarkup("").append(element);
  // Also where the test has put it elsewhere.
  onTestFinished(() => element.remove());
  return element;
}

export function withAttributes<E extends Element>(element: E, attributes: Attributes): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, attributeText(value));
  return element;
}

/** Looks into an element, its shadow root included, by roles and names as an operator finds things. */
export function within(element: Element): Locator {
  return page.elementLocator(element);
}

/** The control with exactly this role and name; a region in a further editor of the page has that editor in its name. */
export function control(element: Element, role: "button" | "textbox" | "region" | "switch", name: string) {
  if (role === "region")
    return within(element).getByRole(role, { name: new RegExp(`^${name}(（編集欄\\d）)?$`) });
  return within(element).getByRole(role, { name, exact: true });
}

/** The finishing button. Not by its exact name, to which the test's own engine adds the hidden busy words. */
export function finishButton(element: Element, label = "確定"): Locator {
  return within(element).getByRole("button", { name: label });
}

/** Waits until the element has drawn itself, editors that load late included. */
export async function drawn(element: Element): Promise<void> {
  await eventually(() => isDrawn(element)).toBe(true);
  await onScreen();
}

/** Waits until what is in the document now was painted: nobody scrolls or presses a key before. */
export async function onScreen(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

export function isDrawn({ shadowRoot }: Element): boolean {
  return shadowRoot?.querySelector(".editor") != null && shadowRoot.querySelector("[data-pending]") === null;
}

/** Asks again until it holds; slower machines get more time than the default second. */
export function eventually<T>(ask: () => T) {
  return expect.poll(ask, { timeout: 10_000 * waits, interval: 10 });
}

/** Everything that the element shows. */
export function shownText(element: Element): string {
  return [...(element.shadowRoot?.children ?? [])]
    .map((child) => (child as HTMLElement).innerText)
    .join("\n");
}

function attributeText(value: unknown): string {
  if (value === true) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

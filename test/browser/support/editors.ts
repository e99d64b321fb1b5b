import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import "../../../src/entries/action-editor.js";
import type { ActionEditorElement } from "../../../src/entries/action-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { waits } from "../../tools/waits.js";
import { writtenIn } from "./written-text.js";

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

/** Puts an action editor on the page, with its attributes in place before it connects. */
export function mountEditor(attributes: Attributes = {}): ActionEditorElement {
  const editor = withAttributes(document.createElement("action-editor"), attributes);
  mountMarkup("").append(editor);
  return editor;
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

/** The text of the n-th text effect on the screen, from 1. */
export function textField(element: Element, number = 1): Locator {
  return control(element, "region", `${number}. テキスト送信`).getByRole("textbox", { name: "本文" });
}

/** What that field shows, null where there is none. */
export function shownInText(element: Element, number = 1): string | null {
  const field = textField(element, number).query();
  return field && writtenIn(field);
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

/** A text effect in its canonical shape. */
export function textEffect(text: string, more: PlainObject = {}) {
  const delay = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" };
  return { type: 1, text, ...delay, member_query_id: null, ...more };
}

/** An action of text effects in its canonical shape. */
export function actionOf(...texts: string[]) {
  return { ...emptyAction, inputs: texts.map((text) => textEffect(text)) };
}

export const emptyAction = {
  aid: null,
  a_name: "",
  a_twice_type: 0,
  is_template: 0,
  group_id: null,
  inputs: [],
};

/** The texts of the effects as they stand. */
export function textsOf(editor: ActionEditorElement): unknown[] {
  const { inputs } = editor.value;
  return Array.isArray(inputs) ? inputs.map((effect) => (effect as PlainObject | null)?.text) : [];
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

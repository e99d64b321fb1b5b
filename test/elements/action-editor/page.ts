import type { HostPage } from "../../browser/support/host-page.js";
import { openPage } from "../../browser/support/host-page.js";
import "../../../src/entries/action-editor.js";
import type { Locator } from "vitest/browser";
import type { ActionEditorElement } from "../../../src/entries/action-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import {
  type Attributes,
  control,
  drawn,
  eventually,
  mountMarkup,
  onScreen,
  withAttributes,
  within,
} from "../../browser/support/editors.js";
import { freshServer } from "../../browser/support/server.js";
import { writtenIn } from "../../browser/support/written-text.js";
import { serveLists } from "../message-editor/page.js";
import { root } from "../page.js";

/** Puts an action editor on the page, with its attributes in place before it connects. */
export function mountEditor(attributes: Attributes = {}): ActionEditorElement {
  const editor = withAttributes(document.createElement("action-editor"), attributes);
  mountMarkup("").append(editor);
  return editor;
}

/** The same, drawn. */
export async function openAction(attributes: Attributes = {}): Promise<ActionEditorElement> {
  const editor = mountEditor(attributes);
  await drawn(editor);
  return editor;
}

/** One of these texts, all folded. */
export async function openFolded(
  texts: readonly string[],
  attributes: Attributes = {},
): Promise<ActionEditorElement> {
  const editor = await openAction({ value: actionOf(...texts), ...attributes });
  // More are folded from the start.
  if (texts.length <= 3) root(editor).querySelector<HTMLElement>(".editor-tools > :last-child")?.click();
  await eventually(() => root(editor).querySelectorAll(".panel-body").length).toBe(0);
  return editor;
}

/** One of these texts, on a server that has the lists that placeholders name something of. */
export async function openTexts(
  texts: readonly string[],
  attributes: Attributes = {},
): Promise<ActionEditorElement> {
  serveLists();
  return openAction({ value: actionOf(...texts), "api-base": freshServer(), ...attributes });
}

/** Waits until rows can be copied and pasted. */
export async function clipboardDrawn(editor: Element): Promise<void> {
  await eventually(() => root(editor).querySelector(".clipboard-announcements")).not.toBeNull();
  await onScreen();
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

/** The node of the n-th text effect, from 1. */
export const textNode = (editor: Element, number = 1) => textField(editor, number).element() as HTMLElement;

/** The bar of what is done with the selected rows. */
export const selectionBar = (editor: Element) => within(editor).getByRole("group", { name: "選択中の項目" });

export const barButton = (editor: Element, name: string) =>
  selectionBar(editor).getByRole("button", { name, exact: true });

export const withCtrl = { modifiers: ["Control" as const] };

export const withShift = { modifiers: ["Shift" as const] };

/** What is announced of the list, all of it. */
export const announced = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.querySelectorAll("[role=status]") ?? [])].map((each) => each.textContent).join("");

/** A page on which the editor is there, and what it fetches after that is not. */
export async function openWithoutParts(
  parts: "wait" | "fail",
  attributes: Attributes = {},
): Promise<{ page: HostPage; editor: ActionEditorElement }> {
  const page = await openPage();
  page.window.console.error = () => {};
  page.parts[parts]();
  await page.loadEditor();
  const editor = page.document.createElement("action-editor");
  page.document.body.append(withAttributes(editor, { value: actionOf("一", "二"), ...attributes }));
  await eventually(() => editor.shadowRoot?.querySelector(".editor")).toBeTruthy();
  return { page, editor };
}

import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../../src/entries/action-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { type Attributes, control, eventually, shownText, within } from "../../browser/support/editors.js";
import { freshServer } from "../../browser/support/server.js";
import { add, condition, emptyFilter, nameCondition } from "../funnel-editor/page.js";
import { named } from "../page.js";
import { actionOf, emptyAction, openAction, textEffect } from "./page.js";

/** What the server has under the id 31, and the sentence about it. */
export const stored: PlainObject = { ...emptyFilter, fid: 31, inputs: [nameCondition("田中")] };

/** An action whose n-th text effect has the n-th of these conditions. */
export function conditioned(...ids: (number | null)[]) {
  return {
    ...emptyAction,
    inputs: ids.map((member_query_id, at) => textEffect(`${at + 1}通目`, { member_query_id })),
  };
}

/** An action editor with a server of its own: what is known of conditions is kept for the page by their server. */
export async function drawnAction(attributes: Attributes = {}): Promise<ActionEditorElement> {
  return openAction({ value: actionOf("一", "二"), "api-base": freshServer(), ...attributes });
}

/** The condition ids of the effects as they stand. */
export function idsOf({ value }: ActionEditorElement): unknown[] {
  return (value.inputs as PlainObject[]).map(({ member_query_id }) => member_query_id);
}

export function conditionSwitch(editor: Element, number = 1) {
  return control(editor, "region", `${number}. テキスト送信`).getByRole("switch", { name: "条件" });
}

/** The back button of the slide, by the start of its name. */
export function backButton(editor: Element, number = 1) {
  return within(editor).getByRole("button", { name: new RegExp(`^${number}\\. テキスト送信`) });
}

export function isOpen({ shadowRoot }: Element): boolean {
  return shadowRoot?.querySelector(".condition-slide") != null;
}

/** Opens the slide of an effect that has no condition. */
export async function switchOn(editor: ActionEditorElement, number = 1): Promise<void> {
  await userEvent.click(conditionSwitch(editor, number));
  await eventually(() => editor.shadowRoot?.querySelector(".condition-work") != null).toBe(true);
  await drawnSlide(editor);
}

export function drawnSlide({ shadowRoot }: Element): Promise<void> {
  return eventually(
    () =>
      shadowRoot?.querySelector(".condition-slide") != null && !shadowRoot.querySelector("[data-pending]"),
  ).toBe(true);
}

/** In the slide: the texts of the first condition on names. */
export function names(editor: Element) {
  return condition(editor, "1. 名前").getByRole("textbox", { name: "名前", exact: true });
}

/** Adds a condition on names in the open slide. */
export async function begin(editor: ActionEditorElement, text: string): Promise<void> {
  await add(editor, "名前");
  await userEvent.fill(names(editor), text);
}

export async function decide(editor: Element): Promise<void> {
  await userEvent.click(named(editor, "button", "条件を決めて戻る"));
}

/** Until the list says this. */
export async function untilShown(editor: Element, text: string): Promise<void> {
  await eventually(() => shownText(editor)).toContain(text);
}

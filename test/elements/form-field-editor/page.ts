import "../../../src/entries/form-field-editor.js";
import type { Locator } from "vitest/browser";
import type { FormFieldEditorElement } from "../../../src/entries/form-field-editor.js";
import { type Attributes, eventually, mountElement, onScreen } from "../../browser/support/editors.js";
import { listOf } from "../../browser/support/lists.js";
import { type OwnAnswer, type Received, serveKnown } from "../../browser/support/server.js";
import { fieldExamples } from "../../features/form-field/samples.js";
import { named } from "../page.js";

/** Friend information of each type. */
export const variables = listOf(
  [
    { id: 201, name: "会員番号", type: 0, group_id: 1 },
    { id: 202, name: "来店回数", type: 1, group_id: 1 },
    { id: 204, name: "担当スタイリスト", type: 20, group_id: 1 },
    { id: 205, name: "施術の記録", type: 2, group_id: 1 },
    { id: 207, name: "誕生日", type: 30, group_id: 1 },
    { id: 208, name: "写真", type: 10, group_id: 1 },
  ],
  ["サロン"],
);

export const variableChoices = [
  { id: 1, value: "佐々木", color: "#ffe9a8" },
  { id: 2, value: "中村", color: null },
  { id: 3, value: "高橋", color: null },
];

/** Answers what the editor asks for; `answer` comes first. */
export function serveFields(answer?: OwnAnswer): Received[] {
  return serveKnown(({ url: { pathname } }) => {
    if (pathname.includes("/api/var/choice/")) return { json: variableChoices };
    return pathname.endsWith("/api/v_resource/varia") ? { json: variables } : undefined;
  }, answer);
}

/** Puts an editor on the page, with its attributes in place before it connects, and a server of its own. */
export async function openField(attributes: Attributes = {}): Promise<FormFieldEditorElement> {
  const editor = mountElement("form-field-editor", { abilities: "var-write", ...attributes });
  await fieldDrawn(editor);
  return editor;
}

export async function fieldDrawn(editor: Element): Promise<void> {
  await eventually(() => editor.shadowRoot?.querySelector(".form-field") != null).toBe(true);
  await onScreen();
}

/** One of the examples with other values. */
export function example(at: number, values: object = {}): object {
  return { ...fieldExamples[at], ...values };
}

/** The text of the n-th choice, from 1. */
export function choice(editor: Element, number: number): Locator {
  return named(editor, "textbox", `選択肢 ${number}`);
}

/** A button of the n-th choice. */
export function choiceButton(editor: Element, number: number, name: string): Locator {
  return named(editor, "group", `選択肢 ${number}`).getByRole("button", { name, exact: true });
}

/** The choices as texts. */
export function choices(editor: FormFieldEditorElement): unknown[] {
  return editor.value.options.map((each) => (typeof each === "string" ? each : each.value));
}

/** What the alert says. */
export function alertText(editor: Element): string {
  return [...(editor.shadowRoot?.querySelectorAll("[role=alert]") ?? [])]
    .map((each) => (each as HTMLElement).innerText)
    .join("\n");
}

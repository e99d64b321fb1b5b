import "../../../src/entries/message-editor.js";
import { type Locator, userEvent } from "vitest/browser";
import type { ResourceSource } from "../../../src/api/resources.js";
import type { MessageEditorElement } from "../../../src/entries/message-editor.js";
import { holdClipboard } from "../../browser/support/clipboard.js";
import {
  type Attributes,
  eventually,
  mountElement,
  onScreen,
  within,
} from "../../browser/support/editors.js";
import { focused, press } from "../../browser/support/focus.js";
import { listOf } from "../../browser/support/lists.js";
import { type Received, type Scripted, serveBy } from "../../browser/support/server.js";

/** The lists that placeholders name something of. */
export const messageLists: Readonly<Record<string, ResourceSource>> = {
  varia: listOf(
    [
      { id: 201, name: "会員番号", group_id: 1 },
      { id: 202, name: "誕生日", group_id: 1 },
      { id: 203, name: "カード番号", group_id: 2 },
    ],
    ["会員", "支払い"],
  ),
  common_vars: listOf([
    { id: 1, name: "本日のクーポン", unique: "x1y2" },
    { id: 2, name: "符号のない共通情報" },
  ]),
  form: listOf([
    { id: 7, name: "来店アンケート", unique: "ab12cd" },
    { id: 8, name: "符号のないフォーム" },
  ]),
};

/** All that may be inserted. */
export const allAbilities = "user-mail user-mail-landing-use user-open-api concert-plugin";

/** Answers the calls for lists, and others as `finish` says. */
export function serveLists(
  answers: Readonly<Record<string, ResourceSource | Scripted | Promise<Scripted>>> = messageLists,
  finish: (call: Received) => Scripted | undefined = () => undefined,
): Received[] {
  return serveBy((call) => {
    const [, kind] = /\/api\/v_resource\/(\w+)$/.exec(call.url.pathname) ?? [];
    if (kind === undefined) return finish(call);
    const answer = answers[kind] ?? listOf([]);
    return typeof answer === "object" && "items" in answer ? { json: answer } : answer;
  });
}

/** Puts a message editor on the page, with its attributes in place before it connects, and a server of its own. */
export function mountMessage(attributes: Attributes = {}): MessageEditorElement {
  return mountElement("message-editor", { abilities: allAbilities, ...attributes });
}

/** The same, drawn. */
export async function openMessage(attributes: Attributes = {}): Promise<MessageEditorElement> {
  const editor = mountMessage(attributes);
  await messageDrawn(editor);
  return editor;
}

/** The same, with the caret in the text: at its end, or behind so many key presses to the right from its beginning. */
export async function openAt(
  right: number | "end",
  attributes: Attributes = {},
): Promise<MessageEditorElement> {
  const editor = await openMessage(attributes);
  editor.focus();
  await eventually(() => focused() === textNode(editor)).toBe(true);
  if (right !== "end") {
    await press("{Control>}{Home}{/Control}");
    for (let at = 0; at < right; at++) await press("{ArrowRight}");
  }
  return editor;
}

export async function messageDrawn(editor: Element): Promise<void> {
  await eventually(() => editor.shadowRoot?.querySelector(".message-text") != null).toBe(true);
  await onScreen();
}

/** The text as an operator finds it. */
export function textbox(editor: Element): Locator {
  return within(editor).getByRole("textbox", { name: "本文" });
}

export function textNode(editor: Element): HTMLElement {
  return editor.shadowRoot?.querySelector(".message-text") as HTMLElement;
}

/** The placeholders on the screen, by what they say. */
export function chips(editor: Element): string[] {
  return chipNodes(editor).map(({ textContent }) => textContent ?? "");
}

export function chipNodes(editor: Element): HTMLElement[] {
  return [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".message-text .message-chip") ?? [])];
}

/** The button of a kind: in the toolbar, or in its menu. */
export async function insertBy(editor: Element, kind: string): Promise<void> {
  const button = toolButton(editor, kind);
  if (button.query() === null) {
    await userEvent.click(toolButton(editor, "その他"));
    await userEvent.click(within(editor).getByRole("menuitem", { name: kind, exact: true }));
  } else {
    await userEvent.click(button);
  }
}

export function toolButton(editor: Element, name: string): Locator {
  return toolbar(editor).getByRole("button", { name, exact: true });
}

export function toolbar(editor: Element): Locator {
  return within(editor).getByRole("toolbar", { name: "差し込み" });
}

/** What is suggested, by name. */
export function suggested(editor: Element): string[] {
  return [...(editor.shadowRoot?.querySelectorAll(".message-suggestion-label") ?? [])].map(
    ({ textContent }) => textContent ?? "",
  );
}

/** Waits until the text has the focus, and the caret. */
export async function textHasFocus(editor: Element): Promise<void> {
  await eventually(() => focused() === textNode(editor)).toBe(true);
}

/** What is copied, by the keys that copy or cut. */
export async function copied(key: "c" | "x"): Promise<Record<string, string>> {
  await holdClipboard();
  const data: Record<string, string> = {};
  const listener = (event: ClipboardEvent) => {
    for (const type of event.clipboardData?.types ?? [])
      data[type] = event.clipboardData?.getData(type) ?? "";
  };
  // It ends at the element, so it is heard inside.
  focused()
    .getRootNode()
    .addEventListener(key === "c" ? "copy" : "cut", listener as EventListener, { once: true });
  await press(`{Control>}${key}{/Control}`);
  return data;
}

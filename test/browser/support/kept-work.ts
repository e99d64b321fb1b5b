import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../../src/entries/action-editor.js";
import "../../../src/entries/message-editor.js";
import { actionOf, mountEditor, textField, textsOf } from "../../elements/action-editor/page.js";
import { type Attributes, eventually, shownText } from "./editors.js";

export const key = "action-draft";

export const offer = "前回の編集内容が残っています";

export function mountKept(attributes: Attributes = {}): ActionEditorElement {
  return mountEditor({ "draft-key": key, value: actionOf("一"), ...attributes });
}

/** The page is left, as far as an element can tell. */
export function leavePage(): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
}

/** Work that an operator left behind in an editor of this page. */
export async function leaveWork(text: string, attributes: Attributes = {}): Promise<void> {
  const editor = mountKept(attributes);
  await userEvent.fill(textField(editor), text);
  await eventually(() => textsOf(editor)).toEqual([text]);
  leavePage();
  editor.remove();
}

/** What is typed is an event of its own: whatever it leads to has happened before the next. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** What waits for a page at rest has been done. */
export function nextIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 50), { timeout: 2000 }));
}

export function isOffered(editor: ActionEditorElement): boolean {
  return shownText(editor).includes(offer);
}

export function stored(): { value?: unknown } | null {
  return JSON.parse(sessionStorage.getItem(key) ?? "null");
}

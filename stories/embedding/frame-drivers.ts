import { expect, waitFor, within } from "storybook/test";
import type { ActionEditorElement } from "../../src/elements/action-editor/action-editor.js";

/** A framed page loads all its scripts anew. */
export const waitOptions = { timeout: 10_000 };

/** The document of the page that a snippet runs as. */
export function framedPage(canvas: HTMLElement): Document {
  return present(canvas.querySelector("iframe")?.contentDocument);
}

/** The editor of that page, once it has drawn itself. */
export function framedEditor(canvas: HTMLElement): Promise<ActionEditorElement> {
  return waitFor(() => {
    const editor = present(framedPage(canvas).querySelector("action-editor"));
    button(editor, "テキスト送信を追加");
    return editor;
  }, waitOptions);
}

/** A button inside an editor, by its name. */
export function button(editor: HTMLElement, name: string | RegExp): HTMLElement {
  const mount = present(editor.shadowRoot?.querySelector<HTMLElement>(".mount"));
  return within(mount).getByRole("button", { name });
}

/** Adds an effect as an operator does, and writes its text. */
export async function addEffect(editor: HTMLElement, text = "ありがとうございました。"): Promise<void> {
  const add = await waitFor(() => button(editor, "テキスト送信を追加"), waitOptions);
  await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled"));
  add.click();
  const field = await waitFor(() =>
    present(editor.shadowRoot?.querySelector<HTMLElement>("[role=textbox][data-field=text]")),
  );
  field.focus();
  field.ownerDocument.execCommand("insertText", false, text);
}

/** What the log beside the snippet says, in one line. */
export function logOf(canvas: HTMLElement): string {
  return present(canvas.querySelector('[role="log"]')).textContent;
}

/** Or a failure that says that it is not there. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("It is not there.");
  return value;
}

import {
  type Attributes,
  eventually,
  mountMarkup,
  onScreen,
  withAttributes,
} from "../browser/support/editors.js";
import { freshServer } from "../browser/support/server.js";

/**
 * Puts a finishing editor on the page, with its attributes in place before it connects and a server of its own; by its value or
 * by what the server has. Resolves once it is drawn.
 */
export async function openEditor<T extends "episode-editor" | "notification-editor">(
  tag: T,
  attributes: Attributes = {},
  value?: unknown,
): Promise<HTMLElementTagNameMap[T]> {
  const editor = withAttributes(document.createElement(tag), { "api-base": freshServer(), ...attributes });
  if (value !== undefined) editor.value = value as never;
  mountMarkup("").append(editor);
  await eventually(() => editor.shadowRoot?.querySelector(".editor") != null).toBe(true);
  await onScreen();
  return editor;
}

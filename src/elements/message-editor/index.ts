/* `<message-editor>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { MessageEditorElement } from "./message-editor.js";

export type { MessageEventMap, SendDetail } from "./events.js";
export { MessageEditorElement } from "./message-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "message-editor": MessageEditorElement;
  }
}

/* `<action-editor>`: the class, which defines nothing by itself, and the type of its tag. */
import type { ActionEditorElement } from "./action-editor.js";

export { ActionEditorElement } from "./action-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "action-editor": ActionEditorElement;
  }
}

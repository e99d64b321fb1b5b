/* `<form-field-editor>`: the class, which defines nothing by itself, and the type of its tag. */
import type { FormFieldEditorElement } from "./form-field-editor.js";

export { FormFieldEditorElement } from "./form-field-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "form-field-editor": FormFieldEditorElement;
  }
}

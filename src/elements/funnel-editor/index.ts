/* `<funnel-editor>`: the class, which defines nothing by itself, and the type of its tag. */
import type { FunnelEditorElement } from "./funnel-editor.js";

export { FunnelEditorElement } from "./funnel-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "funnel-editor": FunnelEditorElement;
  }
}

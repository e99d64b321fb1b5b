import { ActionEditorElement } from "../elements/action-editor.js";
import { define } from "../elements/registry.js";

define(ActionEditorElement);

export { configure } from "../elements/page.js";
export { reportMetric } from "../elements/report-metric.js";
export { ActionEditorElement };

declare global {
  interface HTMLElementTagNameMap {
    "action-editor": ActionEditorElement;
  }
}

import { FunnelEditorElement } from "../elements/funnel-editor.js";
import { define } from "../elements/registry.js";

define(FunnelEditorElement);

export { configure } from "../elements/page.js";
export { reportMetric } from "../elements/report-metric.js";
export { FunnelEditorElement };

declare global {
  interface HTMLElementTagNameMap {
    "funnel-editor": FunnelEditorElement;
  }
}

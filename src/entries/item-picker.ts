import { ItemPickerElement } from "../elements/item-picker.js";
import { define } from "../elements/registry.js";

define(ItemPickerElement);

export { configure } from "../elements/page.js";
export { reportMetric } from "../elements/report-metric.js";
export { ItemPickerElement };

declare global {
  interface HTMLElementTagNameMap {
    "item-picker": ItemPickerElement;
  }
}

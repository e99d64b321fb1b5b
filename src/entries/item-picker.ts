import { define } from "../element-base/index.js";
import { ItemPickerElement } from "../elements/item-picker/index.js";

define(ItemPickerElement);

export { configure, reportMetric } from "../element-base/index.js";
export { ItemPickerElement };

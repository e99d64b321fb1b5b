import { define } from "../element-base/index.js";
import { ActionEditorElement } from "../elements/action-editor/index.js";

define(ActionEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { ActionEditorElement };

import { define } from "../element-base/index.js";
import { FunnelEditorElement } from "../elements/funnel-editor/index.js";

define(FunnelEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { FunnelEditorElement };

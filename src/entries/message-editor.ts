import { define } from "../element-base/index.js";
import { MessageEditorElement } from "../elements/message-editor/index.js";

define(MessageEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { MessageEditorElement };

import { define } from "../element-base/index.js";
import { NotificationEditorElement } from "../elements/notification-editor/index.js";

define(NotificationEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { NotificationEditorElement };

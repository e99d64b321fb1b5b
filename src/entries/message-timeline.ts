import { define } from "../element-base/index.js";
import { MessageTimelineElement } from "../elements/message-timeline/index.js";

define(MessageTimelineElement);

export { configure, reportMetric } from "../element-base/index.js";
export { MessageTimelineElement };

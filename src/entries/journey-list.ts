import { define } from "../element-base/index.js";
import { JourneyListElement } from "../elements/journey-list/index.js";

define(JourneyListElement);

export { configure, reportMetric } from "../element-base/index.js";
export { JourneyListElement };

import { define } from "../element-base/index.js";
import { OpenApiConsoleElement } from "../elements/open-api-console/index.js";

define(OpenApiConsoleElement);

export { configure, reportMetric } from "../element-base/index.js";
export { OpenApiConsoleElement };

import { define } from "../element-base/index.js";
import { SalonSettingsElement } from "../elements/salon-settings/index.js";

define(SalonSettingsElement);

export { configure, reportMetric } from "../element-base/index.js";
export { SalonSettingsElement };

import { define } from "../element-base/index.js";
import { ReservationPanelElement } from "../elements/reservation-panel/index.js";

define(ReservationPanelElement);

export { configure, reportMetric } from "../element-base/index.js";
export { ReservationPanelElement };

import { define } from "../element-base/index.js";
import { ReservationScheduleElement } from "../elements/reservation-schedule/index.js";

define(ReservationScheduleElement);

export { configure, reportMetric } from "../element-base/index.js";
export { ReservationScheduleElement };

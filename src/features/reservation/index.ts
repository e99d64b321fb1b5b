/* What elements and the schedule may use of reservations. */
export { type GivenReservation, type ReservationForm, readGiven } from "./entity.js";
export { type ReservationWords, reservationWords } from "./messages.js";
export { createReservationModel, type ReservationItem, type ReservationModel } from "./model.js";
export { isSliding, slideMs } from "./panel/panel-state.js";
export { ReservationScreen } from "./ReservationScreen.js";
export type { Patch, ReservationActions } from "./reservation-context.js";
export { asSalonAnswer } from "./salon-failure.js";
export { reservationSchema } from "./schema.js";
export type { PanelMode, ReservationSettings } from "./settings.js";
export { type SalonQueries, salonQueries } from "./source.js";
export { reservationStyles } from "./styles.js";

/* What elements and the schedule may use of reservations. */
export { realtimePart } from "./deferred.js";
export { formOf, type GivenReservation, payloadOf, type ReservationForm, readGiven } from "./entity.js";
export { createFreshness } from "./live/freshness.js";
export { readRealtime } from "./live/realtime-settings.js";
export { createSalonFeed, type SalonFeed, type SalonListener } from "./live/salon-feed.js";
export { type ReservationWords, reservationWords } from "./messages.js";
export { createReservationModel, type ReservationModel } from "./model.js";
export { isSliding, slideMs } from "./panel/panel-state.js";
export { type ReservationItem, wantedItem } from "./panel/reservation-item.js";
export { ReservationScreen } from "./ReservationScreen.js";
export { pendingRequests } from "./requests.js";
export type { Patch, ReservationActions } from "./reservation-context.js";
export { asSalonAnswer } from "./salon-failure.js";
export { reservationSchema } from "./schema.js";
export type { PanelMode, ReservationSettings } from "./settings.js";
export { type SalonQueries, salonQueries } from "./source.js";
export { reservationStyles } from "./styles.js";
export { isOlder } from "./versions.js";

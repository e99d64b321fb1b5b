/* What elements, the panel and the schedule may use of a salon's reservations. */
export {
  blankForm,
  documentOf,
  type FormKey,
  fieldsOf,
  formOf,
  type GivenReservation,
  payloadOf,
  type ReservationForm,
  type ReservationSource,
  readGiven,
  readSaved,
  readSource,
} from "./entity.js";
export { readRealtime } from "./live/realtime-settings.js";
export type { SalonPlace } from "./live/salon-live.js";
export { listenToShown, type ShownSalon } from "./live/shown-salon.js";
export { overlapsWith } from "./overlaps.js";
export { type PerformWhileShown, performWhileShown } from "./perform-while-shown.js";
export {
  type PendingRequest,
  type Place,
  pendingRequests,
  wishedChanges,
  wishes,
} from "./requests.js";
export { asSalonAnswer } from "./salon-failure.js";
export { reservationSchema } from "./schema.js";
export { type SalonQueries, salonQueries } from "./source.js";
export { namedStatus, type Status, statusChoices } from "./statuses.js";
export { isOlder, newerRows } from "./versions.js";

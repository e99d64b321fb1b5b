/* What the element may use of a reservation's panel. */

export type { ReservationActions } from "./actions.js";
export { reservationExtras } from "./draft-extras.js";
export { createFriendReads } from "./form/friend-reads.js";
export { type ReservationWords, reservationWords } from "./messages.js";
export { createReservationModel } from "./model.js";
export { createMutations } from "./mutations/create-mutations.js";
export { PanelListening } from "./panel/panel-listening.js";
export { isSliding, slideMs } from "./panel/panel-state.js";
export { type ReservationItem, wantedItem } from "./panel/reservation-item.js";
export { ReservationScreen } from "./ReservationScreen.js";
export type { ReservationModel } from "./reservation-model.js";
export type { PanelMode, ReservationSettings } from "./settings.js";
export { shownQueries } from "./shown-queries.js";
export { reservationStyles } from "./styles.js";

/* What the element may use of a reservation's panel. */

export type { Patch } from "./detail/patch.js";
export type { FindFriends, FriendLite } from "./form/friend.js";
export { type ReservationWords, reservationWords } from "./messages.js";
export { createReservationModel, type ReservationModel } from "./model.js";
export { isSliding, slideMs } from "./panel/panel-state.js";
export { type ReservationItem, wantedItem } from "./panel/reservation-item.js";
export { ReservationScreen } from "./ReservationScreen.js";
export type { ReservationActions } from "./reservation-context.js";
export type { PanelMode, ReservationSettings } from "./settings.js";
export { reservationStyles } from "./styles.js";

/* `<reservation-schedule>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { ReservationScheduleElement } from "./reservation-schedule.js";

export type {
  BlockSelectDetail,
  ReservationScheduleEventMap,
  ReservationSelectDetail,
  SlotDetail,
} from "./events.js";
export { ReservationScheduleElement } from "./reservation-schedule.js";

declare global {
  interface HTMLElementTagNameMap {
    "reservation-schedule": ReservationScheduleElement;
  }
}

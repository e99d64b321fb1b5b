import type { Reservation } from "../../api/reservations.js";
import type { FailureDetail, PageExpiredDetail } from "../../editor/index.js";

/** Free time that was chosen, by the clock of Japan. */
export interface SlotDetail {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  from: string;
  to: string;
  salonResourceId: number | null;
}

/** The reservation that was chosen. */
export interface ReservationSelectDetail {
  reservation: Reservation;
}

/** The blocked time that was chosen: a reservation whose `status` is `blocked`. */
export interface BlockSelectDetail {
  blockTime: Reservation;
}

/** The events of `<reservation-schedule>`. */
export interface ReservationScheduleEventMap {
  "reservation-select": CustomEvent<ReservationSelectDetail>;
  "slot-select": CustomEvent<SlotDetail>;
  /** Cancelable: else the dialog of the blocked time opens. */
  "block-select": CustomEvent<BlockSelectDetail>;
  failure: CustomEvent<FailureDetail>;
  /** Cancelable: what follows is a reload. */
  "page-expired": CustomEvent<PageExpiredDetail>;
}

/** One reservation of one salon on one server, or a new one. */
export interface ReservationItem {
  readonly key: string;
  readonly salonId: string;
  /** `null` for a new one. */
  readonly reservationId: string | null;
  readonly takesFocus: boolean;
}

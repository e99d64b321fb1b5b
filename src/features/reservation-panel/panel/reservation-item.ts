import type { ReservationSettings } from "../settings.js";

/** One reservation of one salon on one server, or a new one. */
export interface ReservationItem {
  readonly key: string;
  readonly server: string;
  readonly salonId: string;
  /** `null` for a new one. */
  readonly reservationId: string | null;
  readonly takesFocus: boolean;
}

/** Item that the page wants to be shown: the reservation that it names, or the one that it gave; `null` where nothing is. */
export function wantedItem(
  { server, salonId, reservationId, isOpen }: ReservationSettings,
  givenId: number | null,
  takesFocus: boolean,
): ReservationItem | null {
  if (!isOpen) return null;
  const id = reservationId ?? (givenId === null ? null : String(givenId));
  const key = JSON.stringify([server, salonId, id]);
  return { key, server, salonId: salonId ?? "", reservationId: id, takesFocus };
}

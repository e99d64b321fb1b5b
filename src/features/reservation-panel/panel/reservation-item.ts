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

/** Item that the page wants to be shown; `null` where nothing is. */
export function wantedItem(
  settings: ReservationSettings,
  givenId: number | null,
  takesFocus: boolean,
): ReservationItem | null {
  return settings.isOpen ? namedItem(settings, givenId, takesFocus) : null;
}

/** The reservation that the page names, or the one that it gave; also while the panel is closed. */
export function namedItem(
  { server, salonId, reservationId }: ReservationSettings,
  givenId: number | null,
  takesFocus = false,
): ReservationItem {
  const id = reservationId ?? (givenId === null ? null : String(givenId));
  const key = JSON.stringify([server, salonId, id]);
  return { key, server, salonId: salonId ?? "", reservationId: id, takesFocus };
}

import type { Reservation } from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import { pageDeps } from "../../element-base/index.js";
import {
  isOlder,
  readRealtime,
  type SalonPlace,
  type SalonQueries,
  salonQueries,
} from "../../features/reservation/index.js";
import type { ReservationModel } from "../../features/reservation-panel/index.js";
import type { Http } from "../../lib/http.js";
import { type ShownReservation, withHistories } from "./reservation-calls.js";

/** The queries of what the panel shows. */
export type ShownQueries = ReturnType<typeof shownQueries>;

/** What the panel shows as it lives on the server. */
export function shownQueries({ model, httpOf }: { model(): ReservationModel; httpOf(server: string): Http }) {
  const shownItem = () => model().panel().item;

  /** What the page gave in the place of a load. */
  function given(): Reservation | null {
    const record = model().given()?.record ?? null;
    return record !== null && String(record.id) === shownItem()?.reservationId ? record : null;
  }

  function salon(): SalonQueries | null {
    const item = shownItem();
    if (item === null || item.salonId === "") return null;
    const { server, salonId } = item;
    return salonQueries(pageDeps.client, { server, salon: salonId, http: pageDeps.httpOf(server) });
  }

  function reservation(): Query<Reservation> | null {
    const id = shownItem()?.reservationId ?? null;
    return id === null ? null : (salon()?.reservation(id, given() ?? undefined) ?? null);
  }

  function shown(): ShownReservation | null {
    const item = shownItem();
    const query = reservation();
    if (item === null || query === null) return null;
    return { ...here(), id: Number(item.reservationId), query };
  }

  /** Where calls about what is shown go: it may stay for a while after the page has named another salon. */
  function here() {
    const { server, salonId } = shownItem() ?? model().settings();
    const salon = salonId ?? "";
    const isHere = () => {
      const { item: shown, pending, phase } = model().panel();
      const now = (phase === "closing" ? pending : shown) ?? model().settings();
      return now.server === server && (now.salonId ?? "") === salon;
    };
    return { server, http: httpOf(server), salon, isHere };
  }

  /** Whose events are of use. */
  function place(realtime: unknown): SalonPlace | null {
    const item = shownItem();
    if (item === null || item.reservationId === null || item.salonId === "") return null;
    return { server: item.server, salon: item.salonId, realtime: readRealtime(realtime) };
  }

  /** Takes what is known of it now, if it is shown: everybody on the page shows it from then on. */
  function receive(next: Reservation): void {
    if (shownItem()?.reservationId !== String(next.id)) return;
    reservation()?.receive((before) => withHistories(next, before));
  }

  /** What the server made of it is what everybody on the page shows; its history is asked for. */
  function saved(record: Reservation | null): void {
    if (record) receive(record);
    reservation()?.invalidate();
  }

  /** The page gave it: now, or before it was shown; then somebody may know a newer one. */
  function receiveGiven(isNow: boolean): void {
    const record = given();
    if (record === null) return;
    const isOld = (before: Reservation) => !isNow && isOlder(record.updated_at, before.updated_at);
    reservation()?.receive((before) => (isOld(before) ? before : record));
  }

  return { given, salon, reservation, here, shown, place, receive, receiveGiven, saved };
}

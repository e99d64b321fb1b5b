import type { Reservation } from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import { pageHttp, pageServer } from "../../element-base/index.js";
import { type ReservationModel, type SalonQueries, salonQueries } from "../../features/reservation/index.js";
import type { ShownReservation } from "./reservation-calls.js";

/** What the panel shows as it lives on the server. */
export function shownQueries({ model, server }: { model(): ReservationModel; server(): string }) {
  const shownItem = () => model().panel().item;

  /** What the page gave in the place of a load. */
  function given(): Reservation | null {
    const record = model().given()?.record ?? null;
    return record !== null && String(record.id) === shownItem()?.reservationId ? record : null;
  }

  function salon(): SalonQueries | null {
    const item = shownItem();
    if (item === null || item.salonId === "") return null;
    // What is shared outlives an element, so it is asked for on behalf of the page.
    const http = pageHttp(() => ({ apiBase: server() }));
    return salonQueries(pageServer(), { server: server(), salon: item.salonId, http });
  }

  function reservation(): Query<Reservation> | null {
    const id = shownItem()?.reservationId ?? null;
    return id === null ? null : (salon()?.reservation(id, given() ?? undefined) ?? null);
  }

  function shown(): ShownReservation | null {
    const item = shownItem();
    const query = reservation();
    return item && query && { salon: item.salonId, id: Number(item.reservationId), query };
  }

  return { given, salon, reservation, shown };
}

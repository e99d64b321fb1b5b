import type { Reservation } from "../../api/reservations.js";
import type { Query, ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";
import type { PageDeps } from "../../lib/page-deps.js";
import {
  isOlder,
  readRealtime,
  type SalonPlace,
  type SalonQueries,
  salonQueries,
} from "../reservation/index.js";
import { namedItem, type ReservationItem } from "./panel/reservation-item.js";
import type { ReservationModel } from "./reservation-model.js";
import { withHistories } from "./with-histories.js";

/** Salon and address of calls about the shown reservation: it may stay for a while after the page has named another one. */
interface ShownPlace {
  readonly server: string;
  /** Calls of that server, whichever the page has named by the time they are made. */
  readonly http: Http;
  readonly salon: string;
  /** True when it is the salon that is shown by now. */
  isSalonShown(): boolean;
  /** True when it is the reservation that is shown by now, or was shown last. */
  isShown(): boolean;
}

/** The queries of what the panel shows, and what is known of it. */
export interface ShownQueries {
  /** Reservation that the page gave instead of a load. */
  given(): Reservation | null;
  /** `null` where no salon is named. */
  salon(): SalonQueries | null;
  /** `null` of a new one. */
  reservation(): Query<Reservation> | null;
  getPlace(): ShownPlace;
  shown():
    | (ShownPlace & {
        readonly id: number;
        readonly query: Query<Reservation>;
        /** Its query by now: one that nobody looked at meanwhile is forgotten, and another has come. */
        current(): Query<Reservation>;
      })
    | null;
  /** Salon whose events are of use. */
  place(realtime: unknown): SalonPlace | null;
  /** Takes what is known of it now, if it is shown: everybody on the page shows it from then on. */
  receive(next: Reservation): void;
  /** Takes what was saved of one that is no longer shown here: who shows it does so as it is now, and reads it again. */
  savedUnseen(place: Pick<ShownPlace, "server" | "salon">, record: Reservation): void;
  /** Shows the server's record to everybody on the page; its history is asked for. */
  saved(record: Reservation | null): void;
  /** The page gave it: now, or before it was shown; then somebody may know a newer one. */
  receiveGiven(isNow: boolean): void;
}

/** Queries of what the panel shows. `httpOf`: calls of the element; the page's are for what is shared. */
export function shownQueries({
  page,
  model,
  httpOf,
}: {
  readonly page: PageDeps & { readonly client: ServerClient };
  model(): ReservationModel;
  httpOf(server: string): Http;
}): ShownQueries {
  const shownItem = () => model().panel().item;

  function given(): Reservation | null {
    const record = model().given()?.record ?? null;
    return record !== null && String(record.id) === shownItem()?.reservationId ? record : null;
  }

  function salonOf({ server, salonId }: Pick<ReservationItem, "server" | "salonId">): SalonQueries {
    return salonQueries(page.client, { server, salon: salonId, http: page.httpOf(server) });
  }

  function salon(): SalonQueries | null {
    const item = shownItem();
    return item === null || item.salonId === "" ? null : salonOf(item);
  }

  function reservation(item = shownItem()): Query<Reservation> | null {
    if (item === null || item.reservationId === null || item.salonId === "") return null;
    const record = item.key === shownItem()?.key ? given() : null;
    return salonOf(item).reservation(item.reservationId, record ?? undefined);
  }

  function shown(): ReturnType<ShownQueries["shown"]> {
    const item = shownItem();
    const query = reservation();
    if (item === null || query === null) return null;
    const current = () => reservation(item) ?? query;
    return { ...getPlace(), id: Number(item.reservationId), query, current };
  }

  function getPlace(): ShownPlace {
    const of = shownItem() ?? namedItem(model().settings(), model().givenId());
    const { server, salonId: salon } = of;
    const next = () => {
      const { item, pending, phase } = model().panel();
      return phase === "closing" ? pending : item;
    };
    const isSalonShown = () => {
      const now = next() ?? model().settings();
      return now.server === server && (now.salonId ?? "") === salon;
    };
    const isShown = () => isSalonShown() && (next() ?? of).key === of.key;
    return { server, http: httpOf(server), salon, isSalonShown, isShown };
  }

  function place(realtime: unknown): SalonPlace | null {
    const item = shownItem();
    if (item === null || item.reservationId === null || item.salonId === "") return null;
    return { server: item.server, salon: item.salonId, realtime: readRealtime(realtime) };
  }

  function receive(next: Reservation): void {
    if (shownItem()?.reservationId !== String(next.id)) return;
    reservation()?.receive((before) => withHistories(next, before));
  }

  function savedUnseen(
    { server, salon: salonId }: Pick<ShownPlace, "server" | "salon">,
    record: Reservation,
  ): void {
    const key = JSON.stringify([server, salonId, String(record.id)]);
    const query = reservation({ key, server, salonId, reservationId: String(record.id), takesFocus: false });
    query?.receive((before) => withHistories(record, before));
    query?.invalidate();
  }

  function saved(record: Reservation | null): void {
    if (record) receive(record);
    reservation()?.invalidate();
  }

  function receiveGiven(isNow: boolean): void {
    const record = given();
    if (record === null) return;
    const isOld = (before: Reservation) => !isNow && isOlder(record.updated_at, before.updated_at);
    reservation()?.receive((before) => (isOld(before) ? before : record));
  }

  return {
    ...{ given, salon, reservation: () => reservation(), getPlace, shown, place },
    ...{ receive, receiveGiven, saved, savedUnseen },
  };
}

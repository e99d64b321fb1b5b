import type { RealtimeSettings } from "../../../api/realtime/index.js";
import { loadReservations, type Reservation } from "../../../api/reservations.js";
import { watchWaking } from "../../../kit/watch-waking.js";
import type { PageDeps } from "../../../lib/page-deps.js";
import { createFreshness } from "./freshness.js";
import { listenToChannel } from "./salon-channel.js";
import { createSalonFeed, type SalonFeed, type SalonListener } from "./salon-feed.js";

/** Which salon, on which server, and where its events come from, if they do. */
export interface SalonPlace {
  readonly server: string;
  readonly salon: string;
  readonly realtime: RealtimeSettings | null;
}

/** An element that hears what happens in a salon. */
export interface SalonListening {
  /**
   * Takes the reservations that an element has read or saved: events that are older are dropped, and the others on
   * the page hear of what is newer.
   */
  observe(reservations: readonly Reservation[]): void;
  /** Takes the reservation that an element has saved: no event will tell the others on the page. */
  saved(reservation: Reservation): void;
  leave(): void;
}

/** One salon, for all elements of the page that show it. */
interface SharedSalon {
  readonly listeners: Set<SalonListener>;
  readonly feed: SalonFeed;
  end(): void;
}

/** Listens to a salon until it is left. Without a push server it is told each minute to read again. */
export function listenToSalon(page: PageDeps, place: SalonPlace, listener: SalonListener): SalonListening {
  const salons = page.kept("salons", () => new Map<string, SharedSalon>());
  const key = JSON.stringify([place.server, place.salon, place.realtime]);
  let shared = salons.get(key);
  if (shared === undefined) {
    shared = openSalon(page, place);
    salons.set(key, shared);
  }
  const { listeners, feed, end } = shared;
  listeners.add(listener);
  const notify = (reservation: Reservation) => {
    for (const each of [...listeners]) if (each !== listener) each.reservation(reservation);
  };
  return {
    observe: (reservations) => feed.observe(reservations).forEach(notify),
    saved(reservation) {
      feed.observe([reservation]);
      notify(reservation);
    },
    leave() {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      salons.delete(key);
      end();
    },
  };
}

function openSalon(page: PageDeps, { server, salon, realtime }: SalonPlace): SharedSalon {
  const listeners = new Set<SalonListener>();
  const stale = () => {
    for (const each of [...listeners]) each.stale();
  };
  const http = page.httpOf(server);
  const feed = createSalonFeed({
    salon,
    read: (ids) => loadReservations(http, salon, { ids }),
    listener: {
      reservation(reservation) {
        for (const each of [...listeners]) each.reservation(reservation);
      },
      stale,
    },
  });
  const isSeen = () => !document.hidden;
  const freshness = createFreshness({ isSeen: isSeen(), now: () => performance.now(), stale });
  const refresh = () => freshness.observe(isSeen());
  document.addEventListener("visibilitychange", refresh);
  const rest = watchWaking(freshness.woke);
  const leave =
    realtime && listenToChannel(page, server, realtime, { event: feed.event, live: freshness.live });
  return {
    listeners,
    feed,
    end() {
      leave?.();
      feed.end();
      freshness.end();
      rest();
      document.removeEventListener("visibilitychange", refresh);
    },
  };
}

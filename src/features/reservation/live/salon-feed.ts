import type { Reservation } from "../../../api/reservations.js";
import type { Answer } from "../../../lib/failure.js";
import { isOlder } from "../versions.js";
import { acceptEvent, isOutdated, knowReservations, noEvents } from "./accept-event.js";

/** Listener of a salon. */
export interface SalonListener {
  /** A reservation as it is now; without its history. */
  reservation(reservation: Reservation): void;
  /** Notifies that the shown reservations may be old: they are to be read again. */
  stale(): void;
}

/** Feed of the events of one salon. */
export interface SalonFeed {
  event(raw: unknown): void;
  /** Reservations that were read or saved: events that are older are dropped. Gives those that are newer than what was known. */
  observe(reservations: readonly Reservation[]): readonly Reservation[];
}

/** Tells the listener of each event that counts. A reservation that did not come along is asked for, several in one call. */
export function createSalonFeed(options: {
  salon: string;
  /** By ids, with commas between them. */
  read(ids: string): Promise<Answer<Reservation[]>>;
  listener: SalonListener;
}): SalonFeed {
  const { salon, read, listener } = options;
  let known = noEvents(salon);
  const wanted = new Set<number>();
  let isReading = false;

  async function readWanted(): Promise<void> {
    if (isReading) return;
    isReading = true;
    // Reservations that are wanted in the same turn are read with it.
    await undefined;
    while (wanted.size > 0) {
      const ids = [...wanted];
      wanted.clear();
      take(await read(ids.join(",")), ids);
    }
    isReading = false;
  }

  function take(answer: Answer<Reservation[]>, ids: readonly number[]): void {
    const found = answer.ok ? answer.data.filter(({ id }) => ids.includes(id)) : [];
    for (const reservation of found) {
      if (isOutdated(known, reservation)) continue;
      known = knowReservations(known, [reservation]);
      listener.reservation(reservation);
    }
    if (found.length < ids.length) listener.stale();
  }

  return {
    event(raw) {
      const accepted = acceptEvent(known, raw);
      known = accepted.known;
      const { verdict } = accepted;
      if (verdict.is === "take") listener.reservation(verdict.reservation);
      if (verdict.is !== "read") return;
      wanted.add(verdict.id);
      void readWanted();
    },
    observe(reservations) {
      const { versions } = known;
      known = knowReservations(known, reservations);
      return reservations.filter(({ id, updated_at }) => isOlder(versions.get(id) ?? null, updated_at));
    },
  };
}

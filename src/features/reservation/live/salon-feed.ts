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
  /** Reservations that were read or saved: events that are older are dropped. Gives those that are newer than what was told. */
  observe(reservations: readonly Reservation[]): readonly Reservation[];
  /** Asks no more. */
  end(): void;
}

/** How long after an answer that was older than its event, or none, the reservation is asked for again, in milliseconds. */
export const askAgainAfterMs = [1_000, 4_000, 15_000];

/**
 * Tells the listener of each event that counts. A reservation that did not come along is asked for, several in one call; a
 * server that reads from a copy may know it later than its event.
 */
export function createSalonFeed(options: {
  salon: string;
  /** By ids, with commas between them. */
  read(ids: string): Promise<Answer<Reservation[]>>;
  listener: SalonListener;
}): SalonFeed {
  const { salon, read, listener } = options;
  let known = noEvents(salon);
  const wanted = new Set<number>();
  /** Reservations of which the last event is not told yet, and how often they were asked for in vain. */
  const untold = new Map<number, number>();
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
      untold.delete(reservation.id);
      listener.reservation(reservation);
    }
    const isOver = ids.filter(missed);
    if (found.length < ids.length || isOver.length > 0) listener.stale();
  }

  /** Asks for it again later, unless somebody has told of it by then; `true` where that was done often enough. */
  function missed(id: number): boolean {
    const tries = untold.get(id);
    if (tries === undefined || wanted.has(id)) return false;
    const afterMs = askAgainAfterMs[tries];
    if (afterMs === undefined) return untold.delete(id);
    untold.set(id, tries + 1);
    setTimeout(() => {
      if (untold.get(id) === tries + 1) want(id);
    }, afterMs);
    return false;
  }

  function want(id: number): void {
    wanted.add(id);
    void readWanted();
  }

  return {
    event(raw) {
      const accepted = acceptEvent(known, raw);
      known = accepted.known;
      const { verdict } = accepted;
      if (verdict.is === "take") {
        untold.delete(verdict.reservation.id);
        listener.reservation(verdict.reservation);
      } else if (verdict.is === "read") {
        untold.set(verdict.id, 0);
        want(verdict.id);
      }
    },
    observe(reservations) {
      const { versions } = known;
      const news = reservations.filter((each) => {
        const isNewer = isOlder(versions.get(each.id) ?? null, each.updated_at);
        return isNewer || (untold.has(each.id) && each.status !== "blocked" && !isOutdated(known, each));
      });
      for (const { id } of news) untold.delete(id);
      known = knowReservations(known, reservations);
      return news;
    },
    end() {
      wanted.clear();
      untold.clear();
    },
  };
}

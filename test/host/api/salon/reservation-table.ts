import type { Store } from "../../store.js";
import { type Reservation, reservations } from "../reservations.js";
import { type History, histories, type Mark } from "./histories.js";

/**
 * The reservations of a store, in memory and by day, since documents can be found by their ids alone. Read with the first
 * question; from then on the store's reservations are written by nobody else. Each change keeps its line of history.
 */
export interface ReservationTable {
  get(salonId: number, id: number): Reservation | undefined;
  /** Of whichever salon. */
  find(id: number): Reservation | undefined;
  /** The reservations of a salon on the days from one to another, both included and each open when absent. */
  between(salonId: number, from?: string, to?: string): Reservation[];
  /** Oldest first. */
  historiesOf(id: number): readonly History[];
  add(make: (id: number) => Reservation, mark: Mark, at: Date): Reservation;
  change(reservation: Reservation, mark: Mark, at: Date): Reservation;
  remove(reservation: Reservation, mark: Mark, at: Date): void;
}

export function openReservations(store: Store): ReservationTable {
  let read: { byId: Map<number, Reservation>; bySalon: Map<number, Days>; lines: Lines } | undefined;

  function all() {
    read ??= readAll(store);
    return read;
  }

  function keepLine(reservationId: number, mark: Mark, at: Date): History {
    const make = (id: number) => ({ id, reservation_id: reservationId, at: at.toISOString(), ...mark });
    const { reservation_id: _, ...line } = store.insert(histories, make, at).value;
    return line;
  }

  function remember(reservation: Reservation | undefined, before: Reservation | undefined): void {
    const { byId, bySalon } = all();
    if (before) {
      byId.delete(before.id);
      daysOf(bySalon, before.salon_id).get(before.date)?.delete(before.id);
    }
    if (!reservation) return;
    byId.set(reservation.id, reservation);
    dayOf(bySalon, reservation).set(reservation.id, reservation);
  }

  return {
    get(salonId, id) {
      const found = all().byId.get(id);
      return found?.salon_id === salonId ? found : undefined;
    },
    find: (id) => all().byId.get(id),
    between(salonId, from = "", to = "9999-99-99") {
      const days = [...daysOf(all().bySalon, salonId)].filter(([day]) => day >= from && day <= to);
      return days.flatMap(([, rows]) => [...rows.values()]);
    },
    historiesOf: (id) => all().lines.get(id) ?? [],
    add(make, mark, at) {
      const { lines } = all();
      const [reservation, line] = store.atomically(() => {
        const { value } = store.insert(reservations, make, at);
        return [value, keepLine(value.id, mark, at)] as const;
      });
      remember(reservation, undefined);
      lines.set(reservation.id, [line]);
      return reservation;
    },
    change(reservation, mark, at) {
      const { byId, lines } = all();
      const line = store.atomically(() => {
        store.put(reservations, reservation.id, reservation, at);
        return keepLine(reservation.id, mark, at);
      });
      remember(reservation, byId.get(reservation.id));
      lines.set(reservation.id, [...(lines.get(reservation.id) ?? []), line]);
      return reservation;
    },
    remove({ id }, mark, at) {
      const { byId, lines } = all();
      store.atomically(() => {
        store.delete(reservations, id);
        keepLine(id, mark, at);
      });
      remember(undefined, byId.get(id));
      lines.delete(id);
    },
  };
}

type Days = Map<string, Map<number, Reservation>>;
type Lines = Map<number, readonly History[]>;

function readAll(store: Store) {
  const byId = new Map<number, Reservation>();
  const bySalon = new Map<number, Days>();
  const lines: Lines = new Map();
  for (const { id, value } of store.list(reservations)) {
    byId.set(id, value);
    dayOf(bySalon, value).set(id, value);
  }
  for (const { value } of store.list(histories)) {
    const { reservation_id, ...line } = value;
    if (byId.has(reservation_id)) lines.set(reservation_id, [...(lines.get(reservation_id) ?? []), line]);
  }
  return { byId, bySalon, lines };
}

function daysOf(bySalon: Map<number, Days>, salonId: number): Days {
  const known = bySalon.get(salonId) ?? new Map();
  bySalon.set(salonId, known);
  return known;
}

function dayOf(bySalon: Map<number, Days>, { salon_id, date }: Reservation): Map<number, Reservation> {
  const days = daysOf(bySalon, salon_id);
  const known = days.get(date) ?? new Map();
  days.set(date, known);
  return known;
}

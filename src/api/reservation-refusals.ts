import type { Failure } from "../lib/failure.js";
import { isPlainObject, type PlainObject } from "../lib/plain-data.js";
import { readClock, readFlag, readId, readRows, readText } from "./read-fields.js";
import { type Reservation, readReservation } from "./reservations.js";

/* Why the server did not take a reservation, where it says so in a way of its own. */

/** Something that stands where a reservation is wanted. */
export interface Clash {
  /** `reservation`, `blocked`, `outside_shift` …; one that we do not know is shown by its label too. */
  readonly kind: string;
  readonly id: number | null;
  readonly salon_resource_id: number | null;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** Why the server did not take a reservation: what stands there, and whether it would take it all the same. */
export interface ClashAnswer {
  readonly isForcible: boolean;
  readonly clashes: readonly Clash[];
}

/** Reservations at the wanted time, if they are why a save failed (`code` is `conflict`). */
export function readClashes(failure: Failure): ClashAnswer | null {
  const body = bodyWithCode(failure, "conflict");
  if (body === null) return null;
  const clashes = readRows(body.conflicts ?? [], (row): Clash | null => ({
    kind: readText(row.kind) ?? "",
    id: readId(row.id),
    salon_resource_id: readId(row.salon_resource_id),
    date: readText(row.date) ?? "",
    from: readClock(row.from),
    to: readClock(row.to),
    label: readText(row.label) ?? "",
  }));
  return { isForcible: readFlag(body.forcible) === true, clashes: clashes ?? [] };
}

/** The reservation as others have left it, if that is why a call failed (`code` is `stale`); `null` if it is not. */
export function readStale(failure: Failure): { current: Reservation | null } | null {
  const body = bodyWithCode(failure, "stale");
  return body && { current: isPlainObject(body.current) ? readReservation(body.current) : null };
}

function bodyWithCode(failure: Failure, code: string): PlainObject | null {
  const body = failure.kind === "invalid" ? failure.body : null;
  return isPlainObject(body) && body.code === code ? body : null;
}

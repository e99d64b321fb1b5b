import type { Reservation } from "../../api/reservations.js";
import { readInstant } from "../../lib/dates/moments.js";

/**
 * True for a version (`updated_at`) that is older than another, as instants: servers write the same one in several
 * ways. Versions that cannot be compared are not older.
 */
export function isOlder(version: string | null, than: string | null): boolean {
  const [instant, known] = [readInstant(version), readInstant(than)];
  return instant !== null && known !== null && instant < known;
}

/**
 * The reservation that was read, unless a newer one is known: a server may answer from a copy that has not caught up
 * with its events.
 */
export function newerOf(answer: Reservation, known: Reservation | undefined): Reservation {
  return known && isOlder(answer.updated_at, known.updated_at) ? known : answer;
}

/** The same of a list, row by row. Which rows there are is the answer's to say. */
export function newerRows(answer: Reservation[], known: Reservation[] = []): Reservation[] {
  const byKey = new Map(known.map((row) => [keyOf(row), row]));
  return answer.map((row) => newerOf(row, byKey.get(keyOf(row))));
}

/** Block times have ids of their own. */
function keyOf({ id, status }: Reservation): string {
  return `${status === "blocked"} ${id}`;
}

import type { EditRequest, Reservation } from "../../../api/reservations.js";
import { changeKey, compareKeys, isBlock, recordKey } from "./record-key.js";
import { compareSpans, readSpan, type Span } from "./span.js";

/** One thing in a schedule: a reservation, a block time, or the place that a customer asks for instead. */
export interface ScheduleEntry {
  readonly key: string;
  readonly kind: "reservation" | "block" | "change";
  readonly date: string;
  /** `null` if its time cannot be read. */
  readonly span: Span | null;
  readonly salonResourceId: number | null;
  /** Canceled or denied: it does not take place. */
  readonly isCancelled: boolean;
  readonly reservation: Reservation;
}

/** Everything that a record puts into a schedule. */
export function entriesOf(reservation: Reservation): readonly ScheduleEntry[] {
  const change = changeEntry(reservation);
  return [recordEntry(reservation), ...(change ? [change] : [])];
}

/** A record where it stands. */
export function recordEntry(reservation: Reservation): ScheduleEntry {
  return {
    key: recordKey(reservation),
    kind: isBlock(reservation) ? "block" : "reservation",
    date: reservation.date,
    span: readSpan(reservation),
    salonResourceId: reservation.salon_resource_id,
    isCancelled: isCancelled(reservation),
    reservation,
  };
}

/**
 * Entry at the place that the customer asks for, while nobody has judged that; `null` too if the customer asks for
 * something else than another place. A cancelled reservation is not moved any more.
 */
function changeEntry(reservation: Reservation): ScheduleEntry | null {
  const wish = reservation.change_child;
  if (!wish || !isPending(wish.status) || isCancelled(reservation) || isSamePlace(wish, reservation))
    return null;
  return {
    key: changeKey(reservation),
    kind: "change",
    date: wish.date,
    span: readSpan(wish),
    salonResourceId: wish.salon_resource_id,
    isCancelled: false,
    reservation,
  };
}

/** In order of time, and the same whatever the order they come in. */
export function compareEntries(a: ScheduleEntry, b: ScheduleEntry): number {
  return compareSpans(a.span, b.span) || compareKeys(a, b);
}

/** Some servers leave out of which kind the request is. */
function isPending(status: string): boolean {
  return status === "edit_pending" || status === "pending";
}

function isSamePlace(wish: EditRequest, { date, from, to, salon_resource_id }: Reservation): boolean {
  return (
    wish.date === date && wish.from === from && wish.to === to && wish.salon_resource_id === salon_resource_id
  );
}

function isCancelled({ status }: Reservation): boolean {
  return status === "canceled" || status === "denied";
}

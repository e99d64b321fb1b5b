import { readId, readText } from "../../../api/read-fields.js";
import { type Reservation, readReservation } from "../../../api/reservations.js";
import { readInstant } from "../../../lib/dates/moments.js";
import { isPlainObject, type PlainObject, toPlainData } from "../../../lib/plain-data.js";
import { isOlder } from "../versions.js";

/** Versions of a salon's reservations that are known when an event arrives. */
export interface KnownEvents {
  readonly salonId: string;
  /** The last ones, the newest at the end. */
  readonly eventIds: readonly string[];
  /** The `updated_at` of reservations by their ids. */
  readonly versions: ReadonlyMap<number, string>;
}

/** Verdict on an event. */
export type EventVerdict =
  | {
      readonly is: "ignored";
      readonly why: "malformed" | "other-type" | "other-salon" | "repeated" | "older";
    }
  | { readonly is: "take"; readonly reservation: Reservation }
  /** The event does not hold its reservation, which is to be asked for. */
  | { readonly is: "read"; readonly id: number };

/** So many are remembered (rules: live-events-once). */
export const rememberedEvents = 200;

/** The types that are acted on; what managers do and judge arrives too and is ignored (rules: live-events). */
const actedOn = [
  "create",
  "update",
  "create_request",
  "update_request",
  "cancel",
  "cancel_request",
  "delete_cancel_request",
  "delete_update_request",
];

/** Nothing has arrived yet. */
export function noEvents(salonId: string): KnownEvents {
  return { salonId, eventIds: [], versions: new Map() };
}

/** Verdict on a `salon_reservation_event`, and the versions that are known then: the same object where it was ignored. */
export function acceptEvent(known: KnownEvents, raw: unknown): { verdict: EventVerdict; known: KnownEvents } {
  const event = readEvent(raw);
  const why = event === null ? "malformed" : whyIgnored(known, event);
  if (event === null || why !== null) return { verdict: { is: "ignored", why: why ?? "malformed" }, known };
  const { reservation, reservationId } = event;
  return {
    verdict: reservation ? { is: "take", reservation } : { is: "read", id: reservationId },
    known: remember(known, event),
  };
}

/** Reservations that were read or saved: events that are older than these are dropped. Block times have ids of their own. */
export function knowReservations(known: KnownEvents, reservations: readonly Reservation[]): KnownEvents {
  const versions = new Map(known.versions);
  let isNew = false;
  for (const { id, status, updated_at } of reservations) {
    const before = versions.get(id) ?? null;
    if (status === "blocked" || updated_at === null || updated_at === before) continue;
    if (isOlder(updated_at, before)) continue;
    versions.set(id, updated_at);
    isNew = true;
  }
  return isNew ? { ...known, versions } : known;
}

/** True when something newer is known of a reservation than what was read. */
export function isOutdated({ versions }: KnownEvents, { id, updated_at }: Reservation): boolean {
  return isOlder(updated_at, versions.get(id) ?? null);
}

interface SalonEvent {
  readonly type: string;
  readonly salonId: number;
  readonly reservationId: number;
  readonly reservation: Reservation | null;
  /** `null` where the server gives events none: such a one may come twice, and does no harm. */
  readonly eventId: string | null;
  readonly version: string | null;
}

function readEvent(raw: unknown): SalonEvent | null {
  const plain = toPlainData(raw);
  if (!plain.ok || !isPlainObject(plain.data)) return null;
  const { data } = plain;
  const [type, salonId, reservationId] = [
    readText(data.type),
    readId(data.salon_id),
    readId(data.reservation_id),
  ];
  if (type === null || salonId === null || reservationId === null) return null;
  const reservation = ownReservation(data, reservationId);
  const versions = [readText(data.updated_at), reservation?.updated_at ?? null];
  const version = versions.find((each) => readInstant(each) !== null) ?? null;
  return { type, salonId, reservationId, reservation, eventId: readText(data.event_id), version };
}

/** The reservation that came with the event, unless it is another one. */
function ownReservation({ reservation }: PlainObject, id: number): Reservation | null {
  const read = isPlainObject(reservation) ? readReservation(reservation) : null;
  return read?.id === id ? read : null;
}

function whyIgnored(
  known: KnownEvents,
  event: SalonEvent,
): "other-type" | "other-salon" | "repeated" | "older" | null {
  if (!actedOn.includes(event.type)) return "other-type";
  if (event.salonId !== readId(known.salonId)) return "other-salon";
  if (event.eventId !== null && known.eventIds.includes(event.eventId)) return "repeated";
  return isOlder(event.version, known.versions.get(event.reservationId) ?? null) ? "older" : null;
}

function remember(known: KnownEvents, { eventId, reservationId, version }: SalonEvent): KnownEvents {
  const { eventIds, versions } = known;
  return {
    ...known,
    eventIds: eventId === null ? eventIds : [...eventIds, eventId].slice(-rememberedEvents),
    versions: version === null ? versions : new Map(versions).set(reservationId, version),
  };
}

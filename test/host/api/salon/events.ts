import type { Reservation } from "../reservations.js";

/** What pages act on, and what they hear of and leave alone: the managers' doings (rules: live-events). */
export type SalonEventType =
  | "create"
  | "update"
  | "create_request"
  | "update_request"
  | "cancel"
  | "cancel_request"
  | "delete_cancel_request"
  | "delete_update_request"
  | "create_approve"
  | "create_deny"
  | "edit_approve"
  | "edit_deny"
  | "cancel_approve"
  | "cancel_deny"
  | "delete";

/** Something happened to a reservation. */
export interface SalonEvent {
  type: SalonEventType;
  salon_id: number;
  reservation_id: number;
  child_id: number | null;
  /** The version after it. */
  updated_at: string;
  /** Absent where it is gone, and where it is too long to be told. */
  reservation?: Reservation;
}

/** Tells open pages, all but the one whose socket is named. */
export type Announce = (event: SalonEvent, exceptSocket?: string) => void;

export function eventOf(
  type: SalonEventType,
  reservation: Reservation,
  childId: number | null = null,
): SalonEvent {
  const { id, salon_id, updated_at } = reservation;
  return { type, salon_id, reservation_id: id, child_id: childId, updated_at, reservation };
}

/** The socket of the page that sends a request: it knows already (rules: own-socket). */
export function socketOf({ headers }: Request): string | undefined {
  return headers.get("x-socket-id") ?? undefined;
}

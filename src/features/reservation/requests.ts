import type { Judgement, Reservation } from "../../api/reservations.js";

/** Something that a customer asked for and nobody has judged. */
export interface PendingRequest extends Pick<Judgement, "kind" | "childId"> {
  /** Comment of the customer. */
  readonly comment: string;
  readonly requestedAt: string | null;
  /** Resource and time that are asked for. */
  readonly place: Place;
}

/** When and with whom: what can stand in the way of something else. */
export interface Place {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly salon_resource_id: number | null;
  readonly sub_resource_ids: readonly number[];
}

/** Parts that a customer may ask to have changed, in the order in which they are shown. */
export const wishes = ["time", "course", "resource"] as const;

/** Requests that wait for a judgement: a new request, a change, a cancellation. */
export function pendingRequests(reservation: Reservation): readonly PendingRequest[] {
  const { status, change_child, cancel_child, comment } = reservation;
  const requests: PendingRequest[] = [];
  if (status === "pending")
    requests.push({ kind: "create", childId: null, comment, requestedAt: null, place: reservation });
  if (change_child?.status === "edit_pending")
    requests.push({
      kind: "edit",
      childId: change_child.id,
      comment: change_child.comment,
      requestedAt: change_child.requested_at,
      place: change_child,
    });
  if (cancel_child?.status === "cancel_pending")
    requests.push({
      kind: "cancel",
      childId: cancel_child.id,
      comment: cancel_child.comment,
      requestedAt: cancel_child.requested_at,
      place: reservation,
    });
  return requests;
}

/** Parts that a customer asks to have changed. */
export function wishedChanges(reservation: Reservation): readonly (typeof wishes)[number][] {
  const wish = reservation.change_child;
  if (wish === null) return [];
  const differs = {
    time: reservation.date !== wish.date || reservation.from !== wish.from || reservation.to !== wish.to,
    course: reservation.course_id !== wish.course_id,
    resource: reservation.salon_resource_id !== wish.salon_resource_id,
  };
  return wishes.filter((each) => differs[each]);
}

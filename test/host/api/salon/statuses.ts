import type { Reservation } from "../reservations.js";

type Status = Reservation["status"];

/** What a reservation's wishes make of its status: one that waits shows in it, the change before the cancellation. */
export function statusWith({
  change_child,
  cancel_child,
}: Pick<Reservation, "change_child" | "cancel_child">): Status {
  if (change_child?.status === "edit_pending") return "edit_pending";
  if (cancel_child?.status === "cancel_pending") return "cancel_pending";
  return "approved";
}

/**
 * The status after a form was saved: it may set one that is approved or asks to be. Wishes are judged by calls of their own,
 * so one that waits goes on waiting. Undefined: it may not.
 */
export function statusAfterSave(before: Status, sent: Status | undefined): Status | undefined {
  if (sent === undefined || sent === before) return before;
  if (sent !== "approved" && sent !== "pending") return undefined;
  return before === "edit_pending" || before === "cancel_pending" ? before : sent;
}

/** Without what waits: a reservation that is canceled has nothing left to be judged. */
export function withoutWishes(reservation: Reservation): Reservation {
  return { ...reservation, change_child: null, cancel_child: null };
}

/** Without what was denied: somebody has seen it. */
export function withoutDenials(reservation: Reservation): Reservation {
  const { change_child: change, cancel_child: cancel } = reservation;
  return {
    ...reservation,
    change_child: change?.status === "edit_denied" ? null : change,
    cancel_child: cancel?.status === "cancel_denied" ? null : cancel,
  };
}

import type { Hono } from "hono";
import type { ApiContext } from "../context.js";
import { versionAfter } from "../friend/detail.js";
import { idIn, salonId, salonOf } from "./calls.js";
import { socketOf } from "./events.js";
import { whenOf } from "./notes.js";
import { reservationOf } from "./one-reservation.js";

/**
 * `DELETE /api/salon/{id}/reservations/{id}`. No event that pages act on says that something is gone, so besides
 * the managers' one a cancellation is told without the reservation: who asks for it by its id finds none.
 */
export function addReservationDelete(app: Hono, context: ApiContext): void {
  const { reservations, now, operatorOf, announce } = context;

  app.delete(`/api/salon/${salonId}/reservations/${idIn("reservationId")}`, ({ req, body }) => {
    const salon = salonOf(context, req);
    const gone = reservationOf(context, salon, Number(req.param("reservationId")));
    const at = now();
    const note = `${whenOf(gone)} ${gone.name}`;
    reservations.remove(gone, { action: "delete", actor_name: operatorOf(req.raw).name, note }, at);
    const updated_at = versionAfter(gone.updated_at, at);
    const event = { salon_id: salon, reservation_id: gone.id, child_id: null, updated_at };
    for (const type of ["delete", "cancel"] as const) announce({ type, ...event }, socketOf(req.raw));
    return body(null, 204);
  });
}

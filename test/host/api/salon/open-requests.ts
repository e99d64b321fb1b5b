import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code } from "../field-schemas.js";
import type { FriendLite } from "../friends.js";
import { readQuery } from "../query.js";
import type { Reservation } from "../reservations.js";
import { salonId, salonOf } from "./calls.js";

/** Something that a friend asks for and nobody has judged (rules: unsolved-each-minute). `name` is of use where there is no member *(ours)*. */
interface Wish {
  reservation_id: number;
  kind: "create" | "edit" | "cancel";
  child_id: number | null;
  requested_at: string;
  member: FriendLite | null;
  name: string;
  date: string;
  from: string;
  to: string;
}

const entries = { count_only: v.optional(code("件数だけの指定", [0, 1])) };

/** `GET /api/salon/{id}/unsolved`: what waits for an operator, oldest wish first, or how much it is. */
export function addUnsolved(app: Hono, context: ApiContext): void {
  app.get(`/api/salon/${salonId}/unsolved`, ({ req, json }) => {
    const salon = salonOf(context, req);
    const { count_only } = readQuery(req.url, entries);
    const wishes = context.reservations.between(salon).flatMap(wishesOf);
    if (count_only === 1) return json({ data: { count: wishes.length } });
    const data = wishes.sort((a, b) => Date.parse(a.requested_at) - Date.parse(b.requested_at));
    return json({ data });
  });
}

/** What of a reservation waits. The day is the reservation's own, not the one wished for. */
export function wishesOf(reservation: Reservation): Wish[] {
  const { id, member, name, date, from, to, status, change_child, cancel_child, created_at } = reservation;
  const wish = (kind: Wish["kind"], child_id: number | null, requested_at: string): Wish => {
    return { reservation_id: id, kind, child_id, requested_at, member, name, date, from, to };
  };
  return [
    ...(status === "pending" ? [wish("create", null, created_at)] : []),
    ...(change_child?.status === "edit_pending"
      ? [wish("edit", change_child.id, change_child.requested_at)]
      : []),
    ...(cancel_child?.status === "cancel_pending"
      ? [wish("cancel", cancel_child.id, cancel_child.requested_at)]
      : []),
  ];
}

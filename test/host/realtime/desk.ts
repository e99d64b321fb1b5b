import { Hono } from "hono";
import * as v from "valibot";
import { code, count, date, limitedText, time } from "../api/field-schemas.js";
import { readQuery } from "../api/query.js";
import { Refusal } from "../api/refusal.js";
import type { Reservation } from "../api/reservations.js";
import type { FriendRequests } from "../api/salon/friend-requests.js";
import type { ReservationTable } from "../api/salon/reservation-table.js";
import type { RealtimeServer } from "./server.js";

interface RealtimeDeskTools {
  readonly realtime: RealtimeServer;
  readonly requests: FriendRequests;
  readonly reservations: ReservationTable;
}

const doQuery = { do: code("Do", ["drop", "silence", "speak"]) };
const requestQuery = {
  kind: code("Kind", ["create", "edit", "cancel", "withdraw-edit", "withdraw-cancel"]),
  /** What is to be changed or canceled. */
  reservation: v.optional(count("Reservation", 1)),
  /** Where a new one is asked for, and by whom. */
  salon: v.optional(count("Salon", 1)),
  member: v.optional(count("Member", 1)),
  date: v.optional(date("Date")),
  from: v.optional(time("From")),
  to: v.optional(time("To")),
  resource: v.optional(count("Resource", 1)),
  course: v.optional(count("Course", 1)),
  comment: v.optional(limitedText("Comment", 2000)),
};

type Asked = v.InferOutput<v.ObjectSchema<typeof requestQuery, undefined>>;

/**
 * What tests ask of the push server, and friends who ask for something of a salon: `/_host/realtime` and
 * `/_host/friend-request`. None of it is part of the HTTP contract.
 */
export function createRealtimeDesk({ realtime, requests, reservations }: RealtimeDeskTools): Hono {
  const app = new Hono();

  app.get("/_host/realtime", (c) => c.json({ connections: realtime.count }));
  app.post("/_host/realtime", (c) => {
    const asked = readQuery(c.req.url, doQuery).do;
    if (asked === "drop") realtime.drop();
    else realtime.silence(asked === "silence");
    return c.body(null, 204);
  });

  app.post("/_host/friend-request", (c) => {
    return c.json({ data: request(readQuery(c.req.url, requestQuery)) }, 201);
  });

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status as 422);
    return c.json({ message: String(error) }, 422);
  });

  function request(asked: Asked): Reservation {
    const { kind, salon, member = 1, date, from, to, resource, course, comment } = asked;
    const wished = { date, from, to, comment, salon_resource_id: resource, course_id: course };
    if (kind === "create") return requests.create(salon ?? 1, member, wished);
    const reservation = reservationNamed(asked);
    if (kind === "edit") return requests.edit(reservation, wished);
    if (kind === "cancel") return requests.cancel(reservation, comment);
    return requests.withdraw(reservation, kind === "withdraw-edit" ? "edit" : "cancel");
  }

  function reservationNamed({ reservation = 0 }: Asked): Reservation {
    const found = reservations.find(reservation);
    if (!found) throw new Error(`There is no reservation ${reservation}.`);
    return found;
  }

  return app;
}

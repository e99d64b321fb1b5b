import { randomUUID } from "node:crypto";
import type { Announce, SalonEvent } from "../api/salon/events.js";
import { salonChannel } from "./app.js";
import type { RealtimeServer } from "./server.js";

/** A reservation that is longer is not sent along; who wants it asks for it by its id (rules: live-event-size). */
const LONGEST = 8 * 1024;

/** Tells pages what happened to reservations, by the event of salons. */
export function announceBy(realtime: Pick<RealtimeServer, "send">): Announce {
  return (event, exceptSocket) => {
    const data = { event_id: randomUUID(), ...withoutLong(event) };
    realtime.send(salonChannel, "salon_reservation_event", data, exceptSocket);
  };
}

function withoutLong({ reservation, ...event }: SalonEvent): SalonEvent {
  const isShort = reservation && Buffer.byteLength(JSON.stringify(reservation)) <= LONGEST;
  return isShort ? { ...event, reservation } : event;
}

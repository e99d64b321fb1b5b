import type { Hono } from "hono";
import type { ApiContext } from "../context.js";
import { versionAfter } from "../friend/detail.js";
import { invalid } from "../query.js";
import type { Reservation } from "../reservations.js";
import { validate } from "../validate.js";
import { bodyOf, bodyWithId, idIn, isForced, salonId, salonOf } from "./calls.js";
import { refuseClashes } from "./clash.js";
import { clashesOf, holds, resourcesOf, type Slot } from "./clashes.js";
import { eventOf, socketOf } from "./events.js";
import { noteOfChange } from "./notes.js";
import { reservationOf } from "./one-reservation.js";
import {
  blank,
  createdSchema,
  fieldsOf,
  memberOf,
  replacedSchema,
  requireKnown,
} from "./reservation-fields.js";
import { salonDay } from "./salon-day.js";
import { statusAfterSave, withoutWishes } from "./statuses.js";
import { requireLatest } from "./versions.js";

/** `POST` and `PUT /api/v2/salon/{id}/reservations`, the latter with the id in the body or in the path (rules: reservation-saved-whole). */
export function addReservationWrites(app: Hono, context: ApiContext): void {
  const { reservations, now, operatorOf, announce } = context;
  const path = `/api/v2/salon/${salonId}/reservations`;

  app.post(path, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const sent = validate(createdSchema, await bodyOf(req.raw));
    const fields = fieldsOf(sent, blank);
    requireKnown(context, salon, fields);
    const status = sent.status ?? "approved";
    if (status !== "approved" && status !== "pending") throw badStatus();
    refuseClashes(clashesOf(fields, salonDay(context, salon, fields.date)), isForced(req.raw, sent));

    const at = now();
    const version = versionAfter(undefined, at);
    const make = (id: number): Reservation => ({
      id,
      salon_id: salon,
      ...fields,
      member: memberOf(context, fields.member_id),
      ...{ status, change_child: null, cancel_child: null, checked_at: null },
      ...{ visit_status: 0, is_attended: null, source: "manager" },
      ...{ created_at: version, updated_at: version },
    });
    const mark = { action: "create", actor_name: operatorOf(req.raw).name, note: "" } as const;
    const made = reservations.add(make, mark, at);
    announce(eventOf("create", made), socketOf(req.raw));
    return json({ data: made }, 201);
  });

  for (const each of [path, `${path}/${idIn("reservationId")}`]) {
    app.put(each, async ({ req, json }) => {
      const salon = salonOf(context, req);
      const sent = validate(replacedSchema, await bodyWithId(req, "reservationId"));
      const before = reservationOf(context, salon, sent.id);
      requireLatest(before, sent.base_updated_at);
      const fields = fieldsOf(sent, before);
      requireKnown(context, salon, fields, before);
      const status = statusAfterSave(before.status, sent.status);
      if (status === undefined) throw badStatus();
      const draft: Reservation = { ...before, ...fields, status };
      if (needsRoom(before, draft)) {
        const day = salonDay(context, salon, draft.date, draft.id);
        refuseClashes(clashesOf(draft, day), isForced(req.raw, sent));
      }

      const at = now();
      const member =
        draft.member_id === before.member_id ? before.member : memberOf(context, draft.member_id);
      const kept = holds(before) ? draft : withoutWishes(draft);
      const after = { ...kept, member, updated_at: versionAfter(before.updated_at, at) };
      const note = noteOfChange(context, before, after);
      const mark = { action: "update", actor_name: operatorOf(req.raw).name, note } as const;
      const saved = reservations.change(after, mark, at);
      announce(eventOf("update", saved), socketOf(req.raw));
      return json({ data: saved });
    });
  }
}

/**
 * Whether a reservation takes something that it did not take before. What it took, clashing or not, it keeps; a new request
 * keeps its place from others while it waits, and has nobody's word for it before it is approved.
 */
export function needsRoom(before: Reservation, after: Reservation): boolean {
  if (!holds(after)) return false;
  const isNew = !holds(before) || (before.status === "pending" && after.status !== "pending");
  return isNew || takenBy(before) !== takenBy(after);
}

function takenBy(slot: Slot): string {
  return JSON.stringify([slot.date, slot.from, slot.to, slot.course_id, resourcesOf(slot).sort()]);
}

function badStatus() {
  return invalid("status", "このステータスには変更できません。");
}

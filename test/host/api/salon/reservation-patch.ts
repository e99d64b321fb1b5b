import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code, limitedText } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import { invalid } from "../query.js";
import type { Reservation } from "../reservations.js";
import { validate } from "../validate.js";
import { attributeOf, bodyWithId, flag, idIn, isForced, salonId, salonOf } from "./calls.js";
import { refuseClashes } from "./clash.js";
import { clashesOf } from "./clashes.js";
import { eventOf, type SalonEventType, socketOf } from "./events.js";
import type { HistoryAction } from "./histories.js";
import { reservationOf } from "./one-reservation.js";
import { needsRoom } from "./reservation-writes.js";
import { salonDay } from "./salon-day.js";
import { withoutDenials, withoutWishes } from "./statuses.js";
import { baseVersion, requireLatest, stale } from "./versions.js";

const attributes = ["status", "memo", "checked_at", "visit_status", "is_attended"] as const;

const named = <const Value extends v.GenericSchema>(value: Value) =>
  v.looseObject(
    { id: v.number("予約を指定してください。"), value, base_updated_at: baseVersion },
    "項目が足りないか、形式が正しくありません。",
  );

const schemas = {
  status: named(code("ステータス", ["approved", "denied", "canceled"])),
  memo: named(limitedText("メモ", 5000)),
  checked_at: named(v.nullable(v.literal(true, "確認済みはtrueかnullで指定してください。"))),
  visit_status: named(code("対応状況", [0, 1, 2])),
  is_attended: named(v.nullable(flag("来店"))),
};

/** What a patch makes of a reservation, and what it is called in the history and among the events. */
interface Patched {
  readonly after: Reservation;
  readonly action: HistoryAction;
  readonly note: string;
  readonly events: readonly SalonEventType[];
}

/** `PATCH /api/v2/salon/{id}/reservations?attr=`: one of five attributes. A new request is judged by its status (rules: reservation-patches). */
export function addReservationPatch(app: Hono, context: ApiContext): void {
  const { reservations, now, operatorOf, announce } = context;
  const path = `/api/v2/salon/${salonId}/reservations`;

  for (const each of [path, `${path}/${idIn("reservationId")}`]) {
    app.patch(each, async ({ req, json }) => {
      const salon = salonOf(context, req);
      const attribute = attributeOf(req.raw, attributes);
      const body = await bodyWithId(req, "reservationId");
      const at = now();
      const { id, base_updated_at } = validate(named(v.unknown()), body);
      const before = reservationOf(context, salon, id);
      requireLatest(before, base_updated_at);
      const patched = patch(before, attribute, body, at);
      if (!patched) return json({ data: before });
      if (needsRoom(before, patched.after)) {
        const clashes = clashesOf(patched.after, salonDay(context, salon, before.date, id));
        refuseClashes(clashes, isForced(req.raw, body));
      }

      const { action, note, events } = patched;
      const after = { ...patched.after, updated_at: versionAfter(before.updated_at, at) };
      const saved = reservations.change(after, { action, actor_name: operatorOf(req.raw).name, note }, at);
      for (const type of events) announce(eventOf(type, saved), socketOf(req.raw));
      return json({ data: saved });
    });
  }
}

function patch(
  before: Reservation,
  attribute: (typeof attributes)[number],
  body: unknown,
  at: Date,
): Patched | undefined {
  const seenBySalon = { action: "manager_change", events: ["update"] } as const;
  switch (attribute) {
    case "status":
      return withStatus(before, validate(schemas.status, body).value);
    case "memo": {
      const meta_data = validate(schemas.memo, body).value;
      return { after: { ...before, meta_data }, note: "メモを変更", ...seenBySalon };
    }
    case "checked_at": {
      if (validate(schemas.checked_at, body).value === null) {
        return { after: { ...before, checked_at: null }, note: "確認済みを解除", ...seenBySalon };
      }
      // What was denied has been seen with it (rules: reservation-patches).
      const after = { ...withoutDenials(before), checked_at: at.toISOString() };
      return { after, note: "確認済み", ...seenBySalon };
    }
    case "visit_status": {
      const visit_status = validate(schemas.visit_status, body).value;
      const note = `対応状況: ${["未対応", "対応中", "対応済み"][visit_status]}`;
      return { after: { ...before, visit_status }, note, ...seenBySalon };
    }
    case "is_attended": {
      const is_attended = validate(schemas.is_attended, body).value;
      const note = `来店: ${is_attended === null ? "未確認" : is_attended ? "来店" : "未来店"}`;
      return { after: { ...before, is_attended }, note, ...seenBySalon };
    }
  }
}

/** Undefined where nothing changes. A request that somebody else has judged meanwhile is refused. */
function withStatus(before: Reservation, status: "approved" | "denied" | "canceled"): Patched | undefined {
  if (status === before.status) return undefined;
  const isRequest = before.status === "pending";
  if (status === "canceled") {
    if (before.status === "denied") throw stale(before);
    return { after: withoutWishes({ ...before, status }), action: "cancel", note: "", events: ["cancel"] };
  }
  if (status === "denied") {
    if (!isRequest) throw stale(before);
    return {
      after: { ...before, status },
      action: "deny",
      note: "新規申請",
      events: ["create_deny", "update"],
    };
  }
  if (before.status === "edit_pending" || before.status === "cancel_pending") {
    throw invalid("value", "申請は承認か却下で処理してください。");
  }
  if (isRequest) {
    const events = ["create_approve", "update"] as const;
    return { after: { ...before, status }, action: "approve", note: "新規申請", events };
  }
  return { after: { ...before, status }, action: "update", note: "予約済みに戻しました", events: ["update"] };
}

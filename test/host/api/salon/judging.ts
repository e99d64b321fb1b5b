import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code, limitedText } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import type { Reservation } from "../reservations.js";
import { validate } from "../validate.js";
import { bodyOf, idIn, isForced, salonId, salonOf } from "./calls.js";
import { refuseClashes } from "./clash.js";
import { clashesOf } from "./clashes.js";
import { eventOf, type SalonEventType, socketOf } from "./events.js";
import type { HistoryAction } from "./histories.js";
import { noteOfChange } from "./notes.js";
import { reservationOf } from "./one-reservation.js";
import { salonDay } from "./salon-day.js";
import { statusWith } from "./statuses.js";
import { baseVersion, requireLatest, stale } from "./versions.js";

const sentSchema = v.looseObject(
  {
    status: code("ステータス", ["approved", "denied"]),
    comment: v.optional(v.nullable(limitedText("コメント", 2000))),
    base_updated_at: baseVersion,
  },
  "項目が足りないか、形式が正しくありません。",
);

interface Words {
  readonly action: HistoryAction;
  readonly type: SalonEventType;
  readonly name: string;
}

/** What a judgement is called in the history and among the events. */
const words: Readonly<Record<"edit" | "cancel", Readonly<Record<"approved" | "denied", Words>>>> = {
  edit: {
    approved: { action: "approve", type: "edit_approve", name: "変更申請" },
    denied: { action: "edit_denied", type: "edit_deny", name: "" },
  },
  cancel: {
    approved: { action: "approve", type: "cancel_approve", name: "キャンセル申請" },
    denied: { action: "cancel_denied", type: "cancel_deny", name: "" },
  },
};

/** Judges a friend's wish to change or cancel: `POST …/judge/{childId}/edit` and `…/cancel` (rules: reservation-requests). */
export function addJudging(app: Hono, context: ApiContext): void {
  const { reservations, now, operatorOf, announce } = context;
  const path = `/api/v2/salon/${salonId}/reservations/${idIn("reservationId")}/judge/${idIn("childId")}`;

  for (const kind of ["edit", "cancel"] as const) {
    app.post(`${path}/${kind}`, async ({ req, json }) => {
      const salon = salonOf(context, req);
      const sent = validate(sentSchema, await bodyOf(req.raw));
      const before = reservationOf(context, salon, Number(req.param("reservationId")));
      const childId = Number(req.param("childId"));
      const isApproved = sent.status === "approved";
      const judge = kind === "edit" ? judgeEdit : judgeCancel;
      const judged = judge(before, childId, isApproved);
      if (!judged) throw stale(before);
      requireLatest(before, sent.base_updated_at);
      if (kind === "edit" && isApproved) {
        const day = salonDay(context, salon, judged.date, before.id);
        refuseClashes(clashesOf(judged, day), isForced(req.raw, sent));
      }

      const at = now();
      const { action, type, name } = words[kind][sent.status];
      const after = { ...judged, updated_at: versionAfter(before.updated_at, at) };
      const notes = [name, noteOfChange(context, before, after), sent.comment ?? ""];
      const note = notes.filter((each) => each !== "").join("、");
      const mark = { action, actor_name: operatorOf(req.raw).name, note };
      const saved = reservations.change(after, mark, at);
      for (const each of [type, "update"] as const)
        announce(eventOf(each, saved, childId), socketOf(req.raw));
      return json({ data: saved });
    });
  }
}

/** Undefined where there is no such wish to judge. One that is approved is what the reservation is from now on. */
function judgeEdit(before: Reservation, childId: number, isApproved: boolean): Reservation | undefined {
  const child = before.change_child;
  if (child?.id !== childId || child.status !== "edit_pending") return undefined;
  if (!isApproved) return settled({ ...before, change_child: { ...child, status: "edit_denied" } });
  const { date, from, to, course_id, salon_resource_id, sub_resource_ids } = child;
  const values = { date, from, to, course_id, salon_resource_id, sub_resource_ids };
  return settled({ ...before, ...values, change_child: null });
}

function judgeCancel(before: Reservation, childId: number, isApproved: boolean): Reservation | undefined {
  const child = before.cancel_child;
  if (child?.id !== childId || child.status !== "cancel_pending") return undefined;
  if (!isApproved) return settled({ ...before, cancel_child: { ...child, status: "cancel_denied" } });
  return { ...before, status: "canceled", change_child: null, cancel_child: null };
}

function settled(reservation: Reservation): Reservation {
  return { ...reservation, status: statusWith(reservation) };
}

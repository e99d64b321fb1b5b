import type { Hono } from "hono";
import * as v from "valibot";
import { dayOf, moved } from "../../audience/days.js";
import type { ApiContext } from "../context.js";
import { code, count, date, id, limitedText, time } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import { invalid, readQuery } from "../query.js";
import { Refusal } from "../refusal.js";
import type { SalonResource } from "../reservations.js";
import { ruled } from "../ruled.js";
import { validate } from "../validate.js";
import { bodyOf, idIn, salonId, salonOf } from "./calls.js";
import { resourcesIn } from "./catalogue.js";
import { refuseClashes } from "./clash.js";
import { type Change, changeShift, deleteShift } from "./shift-changes.js";
import { overlapsOf, shiftsBetween } from "./shift-table.js";
import { type ShiftSeries, shiftSeries } from "./shifts.js";
import { minutesOf } from "./times.js";
import { baseVersion, requireLatest } from "./versions.js";

const when = {
  from: time("開始"),
  to: time("終了"),
  description: v.optional(limitedText("説明", 500)),
  expired_at: v.optional(v.nullable(date("終了日"))),
};
const repeat = code("くり返し", ["none", "daily", "weekly"]);
const kinds = ["once", "following", "permanently"] as const;

function endsLater({ from, to }: { from: string; to: string }, refuse: (f: string, m: string) => void): void {
  if (minutesOf(from) >= minutesOf(to)) refuse("to", "終了は開始より後の時刻で指定してください。");
}

const created = ruled({ start_date: date("日付"), repeat, ...when }, (sent, refuse) => {
  endsLater(sent, refuse);
  if (sent.expired_at && sent.expired_at < sent.start_date)
    refuse("expired_at", "終了日は日付以降で指定してください。");
});

const changed = ruled(
  {
    patch_type: code("変更する範囲", kinds),
    date: v.optional(v.nullable(date("日付"))),
    self_id: v.optional(id("シフト")),
    start_date: v.optional(v.nullable(date("開始日"))),
    repeat: v.optional(v.nullable(repeat)),
    base_updated_at: baseVersion,
    ...when,
  },
  endsLater,
);

const windowQuery = {
  from: date("開始日"),
  to: date("終了日"),
  resource_ids: v.optional(v.array(count("担当", 1))),
};
const deleteQuery = { date: v.optional(date("日付")), self_id: v.optional(count("シフト", 1)) };

/** Shifts: read by day, written by series (rules: shift-series). */
export function addTimeShiftCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const ofResource = `/api/salon/${salonId}/resources/${idIn("resourceId")}/time_shifts`;

  app.get(`/api/salon/${salonId}/time_shifts`, ({ req, json }) => {
    const salon = salonOf(context, req);
    const { from, to, resource_ids } = readQuery(req.url, windowQuery, ["resource_ids"]);
    if (from > to) throw invalid("to", "終了日は開始日以降で指定してください。");
    if (moved(from, 400, "day") < to) throw invalid("to", "期間は400日以内で指定してください。");
    const rows = shiftsBetween(store, salon, from, to);
    const asked = ({ salon_resource_id }: { salon_resource_id: number }) => {
      return resource_ids === undefined || resource_ids.includes(salon_resource_id);
    };
    return json({ data: rows.filter(asked) });
  });

  app.post(ofResource, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const resource = resourceOf(salon, Number(req.param("resourceId")));
    if (resource.deleted_at !== null) throw invalid("salon_resource_id", "削除された担当です。");
    const sent = validate(created, await bodyOf(req.raw));
    const { start_date, from, to, description = "", expired_at = null } = sent;
    const at = now();
    const made = store.atomically(() => {
      const make = (id: number): ShiftSeries => ({
        ...{ id, salon_id: salon, salon_resource_id: resource.id, start_date, repeat: sent.repeat },
        ...{ from, to, description, expired_at, is_split: false, updated_at: versionAfter(undefined, at) },
      });
      return free(store.insert(shiftSeries, make, at).value, at);
    });
    return json({ data: { master_id: made.id } }, 201);
  });

  app.put(`${ofResource}/${idIn("masterId")}`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const series = seriesOf(salon, req.param("masterId"), req.param("resourceId"));
    const { patch_type, base_updated_at, date, ...fields } = validate(changed, await bodyOf(req.raw));
    requireLatest(series, base_updated_at);
    const { from, to, description = "", expired_at, start_date, repeat } = fields;
    const change: Change = { from, to, description, expired_at, start_date, repeat };
    const at = now();
    const made = store.atomically(() => {
      return free(changeShift(store, series, patch_type, dayIn(patch_type, date), change, at), at);
    });
    return json({ data: { master_id: made.id } });
  });

  for (const path of [ofResource, `/api/salon/${salonId}/time_shifts`]) {
    app.delete(`${path}/${idIn("masterId")}/:type`, ({ req, body }) => {
      const salon = salonOf(context, req);
      const series = seriesOf(salon, req.param("masterId"), req.param("resourceId"));
      const type = kinds.find((each) => each === req.param("type"));
      if (!type) throw new Refusal(400, { message: "Not Allowed", code: "not_allowed" });
      const { date } = readQuery(req.url, deleteQuery);
      store.atomically(() => deleteShift(store, series, type, dayIn(type, date), now()));
      return body(null, 204);
    });
  }

  /** The series itself, unless it meets another shift of the resource, now that it is as it is to be. */
  function free(series: ShiftSeries, at: Date): ShiftSeries {
    const nameOf = (id: number) => resourceOf(series.salon_id, id).name;
    const conflicts = overlapsOf(store, series, dayOf(at), nameOf);
    refuseClashes({ conflicts, forcible: false }, false);
    return series;
  }

  function resourceOf(salon: number, id: number): SalonResource {
    const resource = resourcesIn(store, salon).find((each) => each.id === id);
    if (!resource) throw new Refusal(404, { message: "担当が見つかりません。" });
    return resource;
  }

  function seriesOf(salon: number, masterId: string | undefined, resourceId: string | undefined) {
    const series = store.get(shiftSeries, Number(masterId))?.value;
    const isOf = resourceId === undefined || series?.salon_resource_id === Number(resourceId);
    if (!series || series.salon_id !== salon || !isOf)
      throw new Refusal(404, { message: "シフトが見つかりません。" });
    return series;
  }
}

/** The day that one shift, or the first of those that follow, is named by. */
function dayIn(type: (typeof kinds)[number], date: string | null | undefined): string {
  if (type === "permanently") return "";
  if (!date) throw invalid("date", "日付を指定してください。");
  return date;
}

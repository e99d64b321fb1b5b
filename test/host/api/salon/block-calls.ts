import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { date, id, limitedText, time } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import { invalid } from "../query.js";
import { Refusal } from "../refusal.js";
import { ruled } from "../ruled.js";
import { validate } from "../validate.js";
import { type BlockRow, blocks } from "./blocks.js";
import { bodyOf, flag, idIn, salonId, salonOf } from "./calls.js";
import { resourcesIn } from "./catalogue.js";
import { refuseClashes } from "./clash.js";
import { reservationsUnder } from "./clashes.js";
import { salonDay } from "./salon-day.js";
import { minutesOf } from "./times.js";
import { baseVersion, requireLatest } from "./versions.js";

const entries = {
  date: date("日付"),
  from: time("開始"),
  to: time("終了"),
  salon_resource_id: v.optional(id("担当")),
  memo: v.optional(limitedText("メモ", 5000)),
  is_confirmed: v.optional(flag("確認済み")),
  base_updated_at: baseVersion,
};

const schema = ruled(entries, ({ from, to }, refuse) => {
  if (minutesOf(from) >= minutesOf(to)) refuse("to", "終了は開始より後の時刻で指定してください。");
});

type Sent = v.InferOutput<typeof schema>;

/** Block times (rules: blocked-among-reservations). One over reservations is saved when the operator has seen them: `is_confirmed`. */
export function addBlockTimeCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const path = `/api/v2/salon/${salonId}/block_times`;

  app.post(path, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const sent = validate(schema, await bodyOf(req.raw));
    const fields = fieldsOf(salon, sent);
    const at = now();
    const version = versionAfter(undefined, at);
    const times = { created_at: version, updated_at: version };
    const make = (id: number): BlockRow => ({ id, salon_id: salon, status: "blocked", ...fields, ...times });
    return json({ data: store.insert(blocks, make, at).value }, 201);
  });

  app.put(`${path}/${idIn("blockId")}`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const before = blockOf(salon, req.param("blockId"));
    const sent = validate(schema, await bodyOf(req.raw));
    requireLatest(before, sent.base_updated_at);
    const at = now();
    const updated_at = versionAfter(before.updated_at, at);
    const after = { ...before, ...fieldsOf(salon, sent, before), updated_at };
    return json({ data: store.put(blocks, before.id, after, at).value });
  });

  app.delete(`/api/salon/${salonId}/block_times/${idIn("blockId")}`, ({ req, body }) => {
    store.delete(blocks, blockOf(salonOf(context, req), req.param("blockId")).id);
    return body(null, 204);
  });

  function blockOf(salon: number, blockId: string | undefined): BlockRow {
    const block = store.get(blocks, Number(blockId))?.value;
    if (block?.salon_id !== salon) throw new Refusal(404, { message: "ブロックが見つかりません。" });
    return block;
  }

  function fieldsOf(salon: number, sent: Sent, before?: BlockRow) {
    const { date, from, to, salon_resource_id = null, memo = "", is_confirmed = false } = sent;
    const resource = resourcesIn(store, salon).find((each) => each.id === salon_resource_id);
    const isNew = salon_resource_id !== before?.salon_resource_id;
    if (salon_resource_id !== null && (!resource || (isNew && resource.deleted_at !== null))) {
      throw invalid("salon_resource_id", "担当が見つかりません。");
    }
    const block = { date, from, to, salon_resource_id, meta_data: memo, is_confirmed };
    const conflicts = reservationsUnder(block, salonDay(context, salon, date));
    refuseClashes({ conflicts, forcible: true }, is_confirmed);
    return block;
  }
}

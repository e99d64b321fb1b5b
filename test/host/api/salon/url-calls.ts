import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { id } from "../field-schemas.js";
import { refuse } from "../friend/calls.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { exactly, nameField } from "./bodies.js";
import { bodyOf, idIn, salonId, salonOf } from "./calls.js";
import { coursesIn, resourcesIn } from "./catalogue.js";
import { codeOf, type SalonUrl, salonUrls, urlsIn } from "./urls.js";

const wrongTime = "有効期限の形式が正しくありません。";
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const sent = exactly({
  name: nameField(),
  course_id: id("コース"),
  salon_resource_id: id("担当"),
  expires_at: v.nullable(
    v.pipe(
      v.string(wrongTime),
      v.check((value) => instant.test(value) && !Number.isNaN(Date.parse(value)), wrongTime),
    ),
  ),
});

/** Further ways into a salon's booking page (rules: salon-urls). */
export function addSalonUrlCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;

  app.get(`/api/salon/${salonId}/salon_urls`, ({ req, json }) => {
    const rows = urlsIn(store, salonOf(context, req));
    return json({ data: rows.map((row) => told(row, req.url)) });
  });

  app.post(`/api/v2/salon/${salonId}/salon_urls`, async ({ req, json }) => {
    const salon_id = salonOf(context, req);
    const fields = validate(sent, await bodyOf(req.raw));
    const at = now();
    const { course_id: course, salon_resource_id: taken, expires_at } = fields;
    const isOver = expires_at !== null && Date.parse(expires_at) <= at.getTime();
    refuse({
      ...(isOver && { expires_at: ["有効期限は未来の日時にしてください。"] }),
      ...(!isThere(coursesIn(store, salon_id), course) && { course_id: ["コースが見つかりません。"] }),
      ...(!isThere(resourcesIn(store, salon_id), taken) && { salon_resource_id: ["担当が見つかりません。"] }),
    });
    const make = (id: number): SalonUrl => ({
      ...{ id, salon_id, ...fields, name: fields.name.trim(), code: codeOf(id) },
      ...{ click_count: 0, created_at: at.toISOString() },
    });
    return json({ data: told(store.insert(salonUrls, make, at).value, req.url) }, 201);
  });

  app.delete(`/api/v2/salon/${salonId}/salon_urls/${idIn("urlId")}`, ({ req, body }) => {
    const salon = salonOf(context, req);
    const row = store.get(salonUrls, Number(req.param("urlId")))?.value;
    if (row?.salon_id !== salon) throw new Refusal(404, { message: "URLが見つかりません。" });
    store.delete(salonUrls, row.id);
    return body(null, 204);
  });
}

function told({ code, salon_id, ...row }: SalonUrl, base: string) {
  const { id, name, ...more } = row;
  return { id, name, url: new URL(`/booking/${salon_id}/${code}`, base).href, ...more };
}

/** Nothing, or one that is not deleted. */
function isThere(rows: readonly { id: number; deleted_at: string | null }[], id: number | null): boolean {
  return id === null || rows.some((row) => row.id === id && row.deleted_at === null);
}

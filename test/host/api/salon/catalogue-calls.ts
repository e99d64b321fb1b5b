import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code, count } from "../field-schemas.js";
import { refuse } from "../friend/calls.js";
import { readQuery } from "../query.js";
import { validate } from "../validate.js";
import { bodyOf, salonId, salonOf } from "./calls.js";
import { coursesIn, putUnlinks, resourcesIn, unlinksIn } from "./catalogue.js";

const wrongShape = "項目が足りないか、形式が正しくありません。";
const sent = v.looseObject(
  {
    unlinks: v.array(
      v.looseObject({ resource_id: count("担当", 1), course_id: count("コース", 1) }, wrongShape),
      wrongShape,
    ),
  },
  wrongShape,
);

const listQuery = { include_deleted: v.optional(code("削除済みの指定", [0, 1])) };

/** What a salon offers, and what of it may not be booked together (api §2). */
export function addSalonCatalogueCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;

  app.get(`/api/salon/${salonId}/courses/all`, ({ req, json }) => {
    return json({ data: coursesIn(store, salonOf(context, req)).filter(shownBy(req.url)) });
  });

  app.get(`/api/salon/${salonId}/resources/all`, ({ req, json }) => {
    return json({ data: resourcesIn(store, salonOf(context, req)).filter(shownBy(req.url)) });
  });

  app.get(`/api/salon/${salonId}/resource_course_unlinks`, ({ req, json }) => {
    return json({ data: unlinksIn(store, salonOf(context, req)) });
  });

  app.put(`/api/salon/${salonId}/resource_course_unlinks`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const { unlinks } = validate(sent, await bodyOf(req.raw));
    const resourceIds = new Set(resourcesIn(store, salon).map(({ id }) => id));
    const courseIds = new Set(coursesIn(store, salon).map(({ id }) => id));
    const errors: Record<string, string[]> = {};
    unlinks.forEach(({ resource_id, course_id }, index) => {
      if (!resourceIds.has(resource_id)) errors[`unlinks.${index}.resource_id`] = ["担当が見つかりません。"];
      if (!courseIds.has(course_id)) errors[`unlinks.${index}.course_id`] = ["コースが見つかりません。"];
    });
    refuse(errors);
    // A pair that comes twice is one pair.
    const pairs = new Map(
      unlinks.map(({ resource_id, course_id }) => [
        `${resource_id} ${course_id}`,
        { resource_id, course_id },
      ]),
    );
    return json({ data: putUnlinks(store, salon, [...pairs.values()], now()) });
  });
}

function shownBy(url: string): (row: { deleted_at: string | null }) => boolean {
  const withDeleted = readQuery(url, listQuery).include_deleted === 1;
  return ({ deleted_at }) => withDeleted || deleted_at === null;
}

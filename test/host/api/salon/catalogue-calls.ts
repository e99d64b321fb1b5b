import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code, count } from "../field-schemas.js";
import { refuse } from "../friend/calls.js";
import { readQuery } from "../query.js";
import { validate } from "../validate.js";
import { exactly } from "./bodies.js";
import { bodyOf, salonId, salonOf } from "./calls.js";
import { coursesIn, putUnlinks, resourcesIn, type Unlink, unlinksIn } from "./catalogue.js";

const pair = exactly({ resource_id: count("担当", 1), course_id: count("コース", 1) });
const sent = exactly({ unlinks: v.array(pair, "組み合わせの指定が正しくありません。") });

const listQuery = { include_deleted: v.optional(code("削除済みの指定", [0, 1])) };

/** What a salon offers, and what of it may not be booked together (rules: course-resource-pairs). */
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
    const known = {
      resource_id: new Set(resourcesIn(store, salon).map(({ id }) => id)),
      course_id: new Set(coursesIn(store, salon).map(({ id }) => id)),
    };
    // What names something that is gone may stay as it is.
    const kept = new Set(unlinksIn(store, salon).map(nameOf));
    const errors: Record<string, string[]> = {};
    unlinks.forEach((each, index) => {
      if (kept.has(nameOf(each))) return;
      for (const key of ["resource_id", "course_id"] as const) {
        const missing = key === "course_id" ? "コースが見つかりません。" : "担当が見つかりません。";
        if (!known[key].has(each[key])) errors[`unlinks.${index}.${key}`] = [missing];
      }
    });
    refuse(errors);
    // A pair that comes twice is one pair.
    const pairs = new Map(unlinks.map((each) => [nameOf(each), each]));
    return json({ data: putUnlinks(store, salon, [...pairs.values()], now()) });
  });
}

function nameOf({ resource_id, course_id }: Unlink): string {
  return `${resource_id} ${course_id}`;
}

function shownBy(url: string): (row: { deleted_at: string | null }) => boolean {
  const withDeleted = readQuery(url, listQuery).include_deleted === 1;
  return ({ deleted_at }) => withDeleted || deleted_at === null;
}

import type { Hono } from "hono";
import type { ApiContext } from "../context.js";
import { code, count, id, text } from "../field-schemas.js";
import { refuse } from "../friend/calls.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { exactly } from "./bodies.js";
import {
  type Association,
  accountsIn,
  associationIds,
  type CalendarLink,
  calendarLinks,
  linksIn,
  newJob,
  type Purpose,
  stateAt,
} from "./calendars.js";
import { bodyOf, idIn, salonId, salonOf } from "./calls.js";
import { resourcesIn } from "./catalogue.js";

const sent = exactly({
  salon_resource_id: id("担当"),
  google_token_id: count("Googleアカウント", 1),
  google_calendar_id: text("カレンダー"),
  link_target: code("連携の向き", ["reservation", "shift", "both"]),
});

/** Calendars of others that a salon is tied to (rules: calendar-links). */
export function addSalonCalendarCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const path = `/api/salon/${salonId}/googlecalendars`;

  app.get(path, ({ req, json }) => {
    const salon = salonOf(context, req);
    const accounts = accountsIn(store, salon).map(({ salon_id: _, ...account }) => account);
    const links = linksIn(store, salon).map((link) => told(link, now()));
    return json({ data: { accounts, links, connect_url: `/salons/${salon}/google-consent` } });
  });

  app.post(path, async ({ req, json }) => {
    const salon_id = salonOf(context, req);
    const fields = validate(sent, await bodyOf(req.raw));
    const { google_token_id, google_calendar_id, salon_resource_id, link_target } = fields;
    const account = accountsIn(store, salon_id).find((each) => each.google_token_id === google_token_id);
    const calendar = account?.calendars.find((each) => each.google_calendar_id === google_calendar_id);
    const purposes: Purpose[] = link_target === "both" ? ["reservation", "shift"] : [link_target];
    const isLinked = linksIn(store, salon_id).some(
      (link) =>
        link.google_calendar_id === google_calendar_id &&
        link.salon_resource_id === salon_resource_id &&
        link.associations.some(({ purpose }) => purposes.includes(purpose)),
    );
    const problems = {
      ...(!isResource(salon_id, salon_resource_id) && { salon_resource_id: "担当が見つかりません。" }),
      ...(!account && { google_token_id: "Googleアカウントが見つかりません。" }),
      ...(account?.needs_reauth && { google_token_id: "Googleアカウントの再認証が必要です。" }),
      ...(account && !calendar && { google_calendar_id: "カレンダーが見つかりません。" }),
      ...(isLinked && { google_calendar_id: "このカレンダーはすでに連携されています。" }),
      ...(calendar?.writable === false &&
        link_target !== "shift" && { link_target: "このカレンダーには書き込めません。" }),
    };
    refuse(Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]])));

    const at = now();
    const data = store.atomically(() => {
      const make = (primary_id: number): CalendarLink => {
        const calendar_name = calendar?.name ?? "";
        const link = { primary_id, salon_id, ...fields, calendar_name, associations: [] };
        return { ...link, associations: purposes.map((purpose) => associationOf(link, purpose, at)) };
      };
      return store.insert(calendarLinks, make, at).value;
    });
    return json({ data: told(data, at) }, 202);
  });

  app.delete(`${path}/${idIn("primaryId")}/:purpose/${idIn("associationId")}`, ({ req, body }) => {
    const { link, association } = named(salonOf(context, req), req.param());
    const associations = link.associations.filter((each) => each !== association);
    const [left] = associations;
    if (!left) store.delete(calendarLinks, link.primary_id);
    else
      store.put(calendarLinks, link.primary_id, { ...link, associations, link_target: left.purpose }, now());
    return body(null, 204);
  });

  app.post(`${path}/${idIn("primaryId")}/shift/${idIn("associationId")}/resync`, ({ req, json }) => {
    const salon = salonOf(context, req);
    const { link, association } = named(salon, { ...req.param(), purpose: "shift" });
    const at = now();
    const { status, last_synced_at } = stateAt(association, at);
    // One that is at work is not begun again.
    if (status === "pending" || status === "syncing") return json({ data: stateAt(association, at) }, 202);
    const job = newJob(store, link, association.association_id, at);
    const begun = { ...association, last_synced_at, job };
    const associations = link.associations.map((each) => (each === association ? begun : each));
    store.put(calendarLinks, link.primary_id, { ...link, associations }, at);
    return json({ data: stateAt(begun, at) }, 202);
  });

  function associationOf(link: CalendarLink, purpose: Purpose, at: Date): Association {
    const { id: association_id } = store.insert(associationIds, () => ({ primary_id: link.primary_id }), at);
    return { association_id, purpose, last_synced_at: null, job: newJob(store, link, association_id, at) };
  }

  function isResource(salon: number, id: number | null): boolean {
    const rows = resourcesIn(store, salon).filter(({ deleted_at }) => deleted_at === null);
    return id === null || rows.some((row) => row.id === id);
  }

  function named(salon: number, path: Readonly<Record<string, string | undefined>>) {
    const link = store.get(calendarLinks, Number(path.primaryId))?.value;
    const association = link?.associations.find(({ association_id, purpose }) => {
      return association_id === Number(path.associationId) && purpose === path.purpose;
    });
    if (link?.salon_id !== salon || !association) {
      throw new Refusal(404, { message: "カレンダーの連携が見つかりません。" });
    }
    return { link, association };
  }
}

function told({ salon_id: _, associations, ...link }: CalendarLink, now: Date) {
  return { ...link, associations: associations.map((each) => stateAt(each, now)) };
}

import type { Hono } from "hono";
import * as v from "valibot";
import { dayOf } from "../../audience/days.js";
import type { ApiContext } from "../context.js";
import { count } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import { readQuery } from "../query.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { exactly, refuseKeys, refuseOther } from "./bodies.js";
import { attributeOf, bodyOf, flag, notAllowed, salonId, salonOf } from "./calls.js";
import { configSchema, openingSchema, specialDatesSchema } from "./config-fields.js";
import { closedIn, openingIn, putOpening, type SalonConfig, salonConfigs } from "./configs.js";
import { requireLatest } from "./versions.js";

type Sent = v.InferOutput<typeof configSchema>;
type Fields = Omit<SalonConfig, "id" | "salon_id" | "updated_at">;

/** The flags that may be set alone, and what each is called in the configuration (rules: salon-config-patch). */
const flags = {
  enable_online: "enable_online",
  sync_shift: "sync_shift",
  push_notification: "push_notification_status",
} as const;

const flagNames = Object.keys(flags) as (keyof typeof flags)[];
const value = exactly({ value: flag("値") });
const yearQuery = { attr: v.optional(v.string()), y: v.optional(count("年", 1)) };

/** A salon's configuration, its opening hours and its special dates (rules: salon-config-patch, opening-year). */
export function addSalonConfigCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const path = `/api/salon/${salonId}/configs`;

  app.get(path, ({ req, json }) => {
    const salon = salonOf(context, req);
    const { attr, y } = readQuery(req.url, yearQuery);
    if (attr === undefined) return json({ data: configOf(salon) });
    if (attr !== "opening") throw notAllowed();
    const year = y ?? Number(dayOf(now()).slice(0, 4));
    return json({ data: openingIn(store, salon, year) ?? closedIn(year) });
  });

  app.post(path, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const sent = validate(configSchema, await bodyOf(req.raw));
    refuseKeys(sent, ["id", "salon_id", "updated_at", "base_updated_at"]);
    if (store.get(salonConfigs, salon)) {
      throw new Refusal(422, { message: "設定はすでに登録されています。", code: "invalid", errors: {} });
    }
    return json({ data: put(salon, fieldsOf(sent)) }, 201);
  });

  app.put(path, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const sent = validate(configSchema, await bodyOf(req.raw));
    refuseOther(sent, { id: salon, salon_id: salon });
    requireLatest(configOf(salon), sent.base_updated_at);
    return json({ data: put(salon, fieldsOf(sent)) });
  });

  app.put(`${path}/opening`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const opening = validate(openingSchema, await bodyOf(req.raw));
    putOpening(store, salon, opening, now());
    return json({ data: opening });
  });

  app.put(`${path}/special_dates`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const sent = validate(specialDatesSchema, await bodyOf(req.raw));
    const config = configOf(salon);
    requireLatest(config, sent.base_updated_at);
    const { special_dates } = put(salon, { ...config, special_dates: sent.special_dates });
    return json({ data: { special_dates } });
  });

  app.put(`${path}/:type`, () => {
    throw notAllowed();
  });

  app.patch(`/api/v2/salon/${salonId}/configs`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const attribute = attributeOf(req.raw, flagNames);
    const sent = validate(value, await bodyOf(req.raw));
    return json({ data: put(salon, { ...configOf(salon), [flags[attribute]]: sent.value }) });
  });

  function configOf(salon: number): SalonConfig {
    const config = store.get(salonConfigs, salon)?.value;
    if (!config) throw new Refusal(404, { message: "サロンの設定はまだありません。" });
    return config;
  }

  function put(salon: number, fields: Fields): SalonConfig {
    const at = now();
    const updated_at = versionAfter(store.get(salonConfigs, salon)?.value.updated_at, at);
    const config = { ...fields, id: salon, salon_id: salon, updated_at };
    return store.put(salonConfigs, salon, config, at).value;
  }
}

/** All but what the host says itself; unknown keys are kept as they came. */
function fieldsOf(sent: Sent): Fields {
  const { base_updated_at: _, ...fields } = sent;
  return fields;
}

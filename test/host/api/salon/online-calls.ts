import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { count, ids } from "../field-schemas.js";
import { refuse, wrongShape } from "../friend/calls.js";
import { versionAfter } from "../friend/detail.js";
import { completeOrder } from "../journeys.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { exactly, refuseOther, requireLatestIn, validateEdited } from "./bodies.js";
import { attributeOf, bodyOf, idIn, salonId, salonOf } from "./calls.js";
import {
  type CustomerItem,
  customerItemIds,
  type OnlineConfig,
  onlineConfigOf,
  onlineConfigs,
  type ReserveAction,
} from "./online-configs.js";
import { actionErrors, actionList, itemErrors, onlineSchema, shopFields } from "./online-fields.js";

type Row = Readonly<Record<string, unknown>>;

const attributes = ["customer:upsert", "customer:remove", "customer:sort", "shop"] as const;
const upsert = exactly({ item: v.looseObject({}, wrongShape) });
const remove = exactly({ id: count("項目のID", 1) });
const sort = exactly({ ids: ids("並び順") });
const shop = exactly({ shop_info: v.unknown() });
const shopInfo = v.looseObject({ shop_info: v.looseObject(shopFields, wrongShape) });
const sentActions = exactly({ actions: actionList });

/** What customers see and are asked, and what follows (rules: customer-items, shop-info). */
export function addSalonOnlineCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const path = `/api/salon/${salonId}/online_configs`;

  app.get(`/api/salon/${salonId}/online_url`, ({ req, json }) => {
    const page = `/booking/${salonOf(context, req)}`;
    return json({ data: { url: new URL(page, req.url).href, qr_url: `${page}/qr.svg` } });
  });

  app.get(path, ({ req, json }) => json({ data: configOf(salonOf(context, req)) }));

  app.put(`${path}/${idIn("configId")}`, async ({ req, json }) => {
    const before = named(salonOf(context, req), req.param("configId"));
    const body = await bodyOf(req.raw);
    requireLatestIn(body, before);
    const sent = validateEdited(onlineSchema, body, before) as unknown as OnlineConfig & Row;
    const { base_updated_at: _, ...fields } = sent;
    refuseOther(sent, { id: before.id, salon_id: before.salon_id });
    refuse({ ...itemsErrors(sent.customer_info, before), ...actionErrors(sent.actions, store, before) });
    const customer_info = sent.customer_info.map((item, index) => ({ ...item, order: index + 1 }));
    return json({ data: put(before, { ...fields, customer_info }) });
  });

  app.put(`${path}/${idIn("configId")}/actions`, async ({ req, json }) => {
    const before = named(salonOf(context, req), req.param("configId"));
    const { actions } = validate(sentActions, await bodyOf(req.raw)) as { actions: ReserveAction[] };
    refuse(actionErrors(actions, store, before));
    return json({ data: put(before, { ...before, actions }) });
  });

  app.patch(path, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const attribute = attributeOf(req.raw, attributes);
    const before = configOf(salon);
    const body = await bodyOf(req.raw);
    if (attribute === "shop") {
      validate(shop, body);
      const { shop_info } = validateEdited(shopInfo, body, before) as Pick<OnlineConfig, "shop_info">;
      return json({ data: put(before, { ...before, shop_info }) });
    }
    const customer_info = changes[attribute](before, body).map((item, index) => {
      return { ...item, order: index + 1 };
    });
    return json({ data: put(before, { ...before, customer_info }) });
  });

  const changes = {
    "customer:upsert"({ salon_id, customer_info: items }: OnlineConfig, body: unknown): CustomerItem[] {
      const item: Row = validate(upsert, body).item;
      if (!Object.hasOwn(item, "id")) {
        const hasOrder = Object.hasOwn(item, "order");
        refuse({
          ...itemErrors(item, undefined, "item"),
          ...(hasOrder && { "item.order": ["新しい項目には指定できません。"] }),
        });
        const { id } = store.insert(customerItemIds, () => ({ salon_id }), now());
        return [...items, { id, ...item, order: items.length + 1 }];
      }
      if (!Number.isSafeInteger(item.id) || Number(item.id) < 1) {
        refuse({ "item.id": ["項目のIDは1以上の整数で指定してください。"] });
      }
      const place = items.findIndex(({ id }) => id === item.id);
      if (place < 0) throw missingItem();
      refuse(itemErrors(item, items[place], "item"));
      return items.with(place, item as unknown as CustomerItem);
    },
    "customer:remove"({ customer_info: items }: OnlineConfig, body: unknown): CustomerItem[] {
      const { id } = validate(remove, body);
      if (!items.some((item) => item.id === id)) throw missingItem();
      return items.filter((item) => item.id !== id);
    },
    "customer:sort"({ customer_info: items }: OnlineConfig, body: unknown): CustomerItem[] {
      const order = completeOrder(validate(sort, body), items);
      return order.map((id) => items.find((item) => item.id === id) as CustomerItem);
    },
  };

  function configOf(salon: number): OnlineConfig {
    const config = onlineConfigOf(store, salon);
    if (!config) throw new Refusal(404, { message: "オンライン予約はまだ用意されていません。" });
    return config;
  }

  function named(salon: number, id: string | undefined): OnlineConfig {
    const config = configOf(salon);
    if (config.id !== Number(id))
      throw new Refusal(404, { message: "オンライン予約の設定が見つかりません。" });
    return config;
  }

  function put({ id, salon_id, updated_at: last }: OnlineConfig, fields: object): OnlineConfig {
    const at = now();
    const after = { ...fields, id, salon_id, updated_at: versionAfter(last, at) } as OnlineConfig;
    return store.put(onlineConfigs, id, after, at).value;
  }
}

/** Of a whole configuration: each item is one that there is, and none stands twice. */
function itemsErrors(items: readonly CustomerItem[], before: OnlineConfig): Record<string, string[]> {
  const errors = items.map((item, index) => {
    const path = `customer_info.${index}`;
    const known = before.customer_info.find(({ id }) => id === item.id);
    const isFirst = items.findIndex(({ id }) => id === item.id) === index;
    const id = known && isFirst ? {} : { [`${path}.id`]: ["項目が見つかりません。"] };
    return { ...id, ...itemErrors(item, known, path) };
  });
  return Object.assign({}, ...errors);
}

function missingItem(): Refusal {
  return new Refusal(404, { message: "項目が見つかりません。" });
}

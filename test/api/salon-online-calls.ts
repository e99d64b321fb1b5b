import type { OnlinePatch } from "../../src/api/salon-online.js";
import * as salonOnline from "../../src/api/salon-online.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();
const then = "2026-11-20T10:00:00+09:00";

const shop: PlainObject = {
  ...{ name: "店 & 舗", tel: "03-0000-0000", address: "", image_url: null, description: "", notice: "" },
  future: 1,
};

/** What a customer is asked. */
const field: PlainObject = {
  ...{ label: "電話 & 番号", swatch_id: 5, rule: "tel", var_id: null, var_name: "", var_type: null },
  ...{ required: true, description: "", options: [], syncUserVar: false, syncGc: false },
  sync_real_name: false,
};

const online: PlainObject = {
  ...{ id: 9, salon_id: 1, is_public: true, customer_info: [{ ...field, id: 72, order: 1 }] },
  shop_info: shop,
  ...{ actions: [{ event: "register", action_id: 1201 }], updated_at: then },
};

/** Kept as it came, key for key. */
const aDocument = {
  understands: [online, {}],
  refuses: ["saved", 5, [], true, null, { data: null }, { data: [] }, [online]],
} satisfies Partial<CallRow>;

const patches: readonly (readonly [patch: OnlinePatch, json: string])[] = [
  [{ attr: "customer:upsert", body: { item: field } }, JSON.stringify({ item: field })],
  [{ attr: "customer:remove", body: { id: 72 } }, '{"id":72}'],
  [{ attr: "customer:sort", body: { ids: [73, 72] } }, '{"ids":[73,72]}'],
  [{ attr: "shop", body: { shop_info: shop } }, JSON.stringify({ shop_info: shop })],
];

/** Calls of the salon's settings: what customers see and are asked. */
export const salonOnlineCalls: readonly CallRow[] = [
  {
    ...sentBy("loadOnlineUrl", salonOnline.loadOnlineUrlEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonOnline.loadOnlineUrl(http, 1, signal),
    understands: [
      { url: "https://book.test/s/1?a=1&b=2", qr_url: "https://book.test/s/1.png", future: 1 },
      { url: 5, qr_url: null },
      {},
    ],
    reads: [
      { url: "https://book.test/s/1?a=1&b=2", qrUrl: "https://book.test/s/1.png" },
      { url: "", qrUrl: null },
      { url: "", qrUrl: null },
    ],
  },
  {
    ...sentBy("loadOnlineConfig", salonOnline.loadOnlineConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonOnline.loadOnlineConfig(http, 1, signal),
    noneIs404: true,
  },
  {
    ...sentBy("replaceOnlineConfig", salonOnline.replaceOnlineConfigEndpoint, { salon: 1, id: 9 }),
    ...aDocument,
    make: (http) => salonOnline.replaceOnlineConfig(http, 1, 9, { ...online, base_updated_at: then }),
    body: { json: JSON.stringify({ ...online, base_updated_at: then }) },
  },
  {
    ...sentBy("replaceOnlineActions", salonOnline.replaceOnlineActionsEndpoint, { salon: 1, id: 9 }),
    ...aDocument,
    make: (http) =>
      salonOnline.replaceOnlineActions(http, 1, 9, [
        { event: "register", action_id: null },
        { event: "unknown", action_id: 5, future: 1 },
      ]),
    body: {
      json: '{"actions":[{"event":"register","action_id":null},{"event":"unknown","action_id":5,"future":1}]}',
    },
  },
  ...patches.map(
    ([patch, json]): CallRow => ({
      ...sentBy(`patchOnlineConfig ${patch.attr}`, salonOnline.patchOnlineConfigEndpoint, { salon: 1 }),
      ...aDocument,
      make: (http) => salonOnline.patchOnlineConfig(http, 1, patch),
      query: { attr: patch.attr },
      body: { json },
    }),
  ),
];

import {
  loadOnlineConfig,
  loadOnlineUrl,
  type OnlinePatch,
  patchOnlineConfig,
  replaceOnlineActions,
  replaceOnlineConfig,
} from "../../src/api/salon-online.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import type { CallRow } from "./call-row.js";

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
  query: {},
  timeout: 30_000,
  understands: [online, {}],
  refuses: ["saved", 5, [], true, null, { data: null }, { data: [] }, [online]],
  understandsNothing: false,
} satisfies Partial<CallRow>;

const reading = { ...aDocument, method: "GET", body: null } as const;

const patches: readonly (readonly [patch: OnlinePatch, json: string])[] = [
  [{ attr: "customer:upsert", body: { item: field } }, JSON.stringify({ item: field })],
  [{ attr: "customer:remove", body: { id: 72 } }, '{"id":72}'],
  [{ attr: "customer:sort", body: { ids: [73, 72] } }, '{"ids":[73,72]}'],
  [{ attr: "shop", body: { shop_info: shop } }, JSON.stringify({ shop_info: shop })],
];

/** Calls of the salon's settings: what customers see and are asked. */
export const salonOnlineCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadOnlineUrl",
    make: (http) => loadOnlineUrl(http, 1, signal),
    path: "/api/salon/1/online_url",
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
    ...reading,
    name: "loadOnlineConfig",
    make: (http) => loadOnlineConfig(http, 1, signal),
    path: "/api/salon/1/online_configs",
    noneIs404: true,
  },
  {
    ...aDocument,
    name: "replaceOnlineConfig",
    make: (http) => replaceOnlineConfig(http, 1, 9, { ...online, base_updated_at: then }),
    method: "PUT",
    path: "/api/salon/1/online_configs/9",
    body: { json: JSON.stringify({ ...online, base_updated_at: then }) },
  },
  {
    ...aDocument,
    name: "replaceOnlineActions",
    make: (http) =>
      replaceOnlineActions(http, 1, 9, [
        { event: "register", action_id: null },
        { event: "unknown", action_id: 5, future: 1 },
      ]),
    method: "PUT",
    path: "/api/salon/1/online_configs/9/actions",
    body: {
      json: '{"actions":[{"event":"register","action_id":null},{"event":"unknown","action_id":5,"future":1}]}',
    },
  },
  ...patches.map(
    ([patch, json]): CallRow => ({
      ...aDocument,
      name: `patchOnlineConfig ${patch.attr}`,
      make: (http) => patchOnlineConfig(http, 1, patch),
      method: "PATCH",
      path: "/api/salon/1/online_configs",
      query: { attr: patch.attr },
      body: { json },
    }),
  ),
];

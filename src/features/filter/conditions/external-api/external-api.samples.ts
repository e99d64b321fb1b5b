import type { ExternalApiCondition } from "./external-api.js";

const event = { category: "open_api", event: "order.created", event_label: "注文" };
const category = { ...event, key: "order.category", key_label: "商品カテゴリ", format: null };
const total = { ...event, key: "order.total", key_label: "合計金額", format: null };
const pickup = { ...event, key: "order.pickup_at", key_label: "受取日", format: 7 };

/** Conditions on an external API by what they show; stories and tests use the same ones. */
export const externalApiSamples = {
  typical: { type: 115, match: 1, query: "premium", context: category },
  exact: { type: 115, match: 0, query: "premium", context: category },
  exactExcluded: { type: 115, match: 4, query: "premium", context: category },
  partialExcluded: { type: 115, match: 5, query: "premium", context: category },
  registered: { type: 115, match: 3, query: "", context: category },
  notRegistered: { type: 115, match: 2, query: "", context: category },
  atLeast: { type: 115, match: 10, query: "1000", context: total },
  above: { type: 115, match: 11, query: "1000", context: total },
  atMost: { type: 115, match: 12, query: "1000", context: total },
  below: { type: 115, match: 13, query: "1000", context: total },
  date: { type: 115, match: 0, query: "2026/12/24", context: pickup },
  empty: {
    type: 115,
    match: 0,
    query: "",
    context: { ...event, key: null, key_label: null, format: null },
  },
  deleted: {
    type: 115,
    match: 0,
    query: "A",
    context: { ...category, key: "order.gone", key_label: "旧項目" },
  },
  ofOtherEvent: {
    type: 115,
    match: 0,
    query: "A",
    context: { ...category, event: "member.joined", event_label: "入会" },
  },
  unlabelled: { type: 115, match: 0, query: "A", context: { key: "order.category" } },
  sparse: { type: 115 },
  withoutContext: { type: 115, match: 3, query: "", context: null },
  hostile: {
    type: 115,
    match: 0,
    query: '<img src=x onerror="alert(1)">',
    context: { ...category, key_label: "<b>商品</b>", format: "x" },
  },
  withUnknownKeys: {
    type: 115,
    match: 1,
    query: "premium",
    context: { ...category, open_api_trigger_id: 5, future: [1] },
    future: { a: [1] },
  },
} satisfies Record<string, ExternalApiCondition>;

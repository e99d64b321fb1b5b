import type { TagEffect } from "./tag.js";

const tags = { use_group: 0, tag_ids: [101, 102], tag_group_id: null } as const;
const folder = { use_group: 1, tag_ids: [], tag_group_id: 11 } as const;
const category = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  event_label: "注文",
  key_label: "商品カテゴリ",
  key: "order.category",
  format: null,
} as const;
const items = { ...category, key_label: "商品名", key: "order.items" } as const;

/** Tag effects by what they show; stories, tests and the catalogue of sentences use the same ones. */
export const tagSamples = {
  typical: { type: 13, remove: 0, ...tags, tag_ids: [101, 102], member_query_id: null },
  removed: { type: 13, remove: 1, ...tags, tag_ids: [103], member_query_id: 31 },
  folder: { type: 13, remove: 0, ...folder, tag_ids: [], member_query_id: null },
  folderRemoved: { type: 13, remove: 1, ...folder, tag_ids: [], member_query_id: null },
  linked: { type: 13, remove: 2, ...folder, tag_ids: [], context: category, member_query_id: null },
  linkedRemoved: { type: 13, remove: 3, ...tags, tag_ids: [101], context: items, member_query_id: null },
  linkedUnset: { type: 13, remove: 2, ...tags, tag_ids: [101], context: null, member_query_id: null },
  otherEvent: {
    type: 13,
    remove: 2,
    ...folder,
    tag_ids: [],
    context: { ...category, open_api_trigger_id: 9, event: "booking.made", event_label: "予約" },
    member_query_id: null,
  },
  many: { type: 13, remove: 0, ...tags, tag_ids: [101, 102, 103, 104, 105], member_query_id: null },
  empty: { type: 13, remove: 0, ...tags, tag_ids: [], member_query_id: null },
  emptyFolder: { type: 13, remove: 0, ...folder, tag_ids: [], tag_group_id: null, member_query_id: null },
  deleted: { type: 13, remove: 0, ...tags, tag_ids: [101, 99999], member_query_id: null },
  protectedTag: { type: 13, remove: 0, ...tags, tag_ids: [115], member_query_id: null },
  hostile: {
    type: 13,
    remove: 2,
    ...tags,
    tag_ids: [126, "<b>1</b>"],
    context: { ...category, event_label: "<img src=x onerror=alert(1)>\u202e", key_label: "</script>" },
    member_query_id: null,
  },
  sparse: { type: 13 },
  nothings: { type: 13, tag_ids: null, tag_group_id: "", context: null, member_query_id: null },
  withUnknownKeys: {
    type: 13,
    remove: 2,
    ...tags,
    tag_ids: [101],
    context: { ...category, future: true },
    member_query_id: null,
    future: { a: [1, null] },
  },
} satisfies Record<string, TagEffect>;

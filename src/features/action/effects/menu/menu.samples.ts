import type { MenuEffect } from "./menu.js";

/** Menu effects by what they show; stories and tests use the same ones. */
export const menuSamples = {
  typical: { type: 14, menu_id: 601, member_query_id: null },
  conditional: { type: 14, menu_id: 602, member_query_id: 31 },
  removed: { type: 14, menu_id: 0, member_query_id: null },
  removedInText: { type: 14, menu_id: "0", member_query_id: null },
  textId: { type: 14, menu_id: "601", member_query_id: null },
  empty: { type: 14, menu_id: null, member_query_id: null },
  emptyText: { type: 14, menu_id: "", member_query_id: null },
  deleted: { type: 14, menu_id: 99999, member_query_id: null },
  sparse: { type: 14 },
  withUnknownKeys: { type: 14, future: { a: [1, null] }, menu_id: 601, member_query_id: null },
  hostile: { type: 14, menu_id: "<img src=x onerror=alert(1)>\u202e", member_query_id: null },
} satisfies Record<string, MenuEffect>;

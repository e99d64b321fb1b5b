import type { RichMenuCondition } from "./rich-menu.js";

/** Conditions on rich menus by what they show; stories and tests use the same ones. */
export const richMenuSamples = {
  typical: { type: 93, richmenu_id: 601, match: 0 },
  notSet: { type: 93, richmenu_id: 601, match: 10 },
  anySet: { type: 93, richmenu_id: null, match: 2 },
  noneSet: { type: 93, richmenu_id: null, match: 12 },
  empty: { type: 93, richmenu_id: null, match: 0 },
  emptyText: { type: 93, richmenu_id: "", match: 0 },
  leftOver: { type: 93, richmenu_id: 601, match: 2 },
  deleted: { type: 93, richmenu_id: 99999, match: 0 },
  sparse: { type: 93 },
  withUnknownKeys: { type: 93, richmenu_id: 601, match: 0, future: { a: [1] } },
} satisfies Record<string, RichMenuCondition>;

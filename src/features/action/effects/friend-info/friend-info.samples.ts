import type { FriendInfoEffect } from "./effect.js";

const values = { fix_value: "", min_value: 0, max_value: 0, dynamic_value: null } as const;
const assign = { operand: 1, valuetype: 1, ...values } as const;
const text = { type: 6, var_id: 201, var_type: 0, ...assign, member_query_id: null } as const;
const figure = { ...text, var_id: 202, var_type: 1 } as const;
const date = { ...text, var_id: 203, var_type: 30 } as const;
const choice = { ...text, var_id: 204, var_type: 20 } as const;
const memberCode = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  event_label: "注文",
  key_label: "会員番号",
  key: "order.member_code",
  format: null,
} as const;
const pickup = { ...memberCode, key_label: "受取日", key: "order.pickup_at" } as const;
const total = { ...memberCode, key_label: "合計金額", key: "order.total" } as const;

/** Friend-info effects by what they show; stories, tests and the catalogue of sentences use the same ones. */
export const friendInfoSamples = {
  typical: { ...text, fix_value: "ゴールド" },
  cleared: { ...text, operand: 4 },
  linked: { ...text, valuetype: 15, context: memberCode },
  linkedDateAsText: { ...text, valuetype: 15, context: { ...pickup, format: 3 } },
  linkedUnset: { ...text, valuetype: 15, context: null },
  longText: { ...text, var_id: 205, var_type: 2, fix_value: "一行目\n二行目" },
  figure: { ...figure, fix_value: "100" },
  noFigure: { ...figure, fix_value: "百" },
  added: { ...figure, operand: 2, fix_value: "1", member_query_id: 31 },
  subtracted: { ...figure, operand: 3, fix_value: "2.5" },
  addedNoFigure: { ...figure, operand: 2, fix_value: "百" },
  random: { ...figure, operand: 2, valuetype: 2, min_value: 1, max_value: 10 },
  randomAssigned: { ...figure, valuetype: 2, min_value: 1, max_value: 6 },
  randomReversed: { ...figure, operand: 2, valuetype: 2, min_value: 10, max_value: 1 },
  linkedFigure: { ...figure, operand: 2, valuetype: 15, context: total },
  date: { ...date, fix_value: "2026-12-24" },
  actionDate: { ...date, valuetype: 3, dynamic_value: "action_date" },
  linkedDate: { ...date, valuetype: 15, context: pickup },
  noDate: { ...date, fix_value: "ゴールド" },
  dateSum: { ...date, operand: 2, fix_value: "3" },
  dynamicUnset: { ...date, valuetype: 3 },
  choice: { ...choice, fix_value: "2041" },
  choiceCleared: { ...choice, operand: 4 },
  choiceUnset: { ...choice },
  deletedChoice: { ...choice, fix_value: "9" },
  image: { ...text, var_id: 206, var_type: 10, operand: 4 },
  pdf: { ...text, var_id: 207, var_type: 13, operand: 4 },
  imageAssigned: { ...text, var_id: 206, var_type: 10, fix_value: "/photo.png" },
  empty: { ...text, var_id: null, var_type: null },
  noConstant: text,
  blanks: { ...text, fix_value: " 　" },
  deleted: { ...text, var_id: 99999, fix_value: "ゴールド" },
  unknownType: { ...text, var_type: 77, fix_value: "値" },
  storedAsOthers: { ...figure, var_type: "1", operand: 2, fix_value: 5, min_value: "0", max_value: null },
  hostile: { ...text, var_id: "<b>1</b>", fix_value: "<img src=x onerror=alert(1)>\u202e" },
  sparse: { type: 6 },
  typeMissing: { type: 6, var_id: 203, operand: 1, valuetype: 1, fix_value: "2026-12-24" },
  withUnknownKeys: { ...text, fix_value: "ゴールド", future: { a: [1, null] } },
} satisfies Record<string, FriendInfoEffect>;

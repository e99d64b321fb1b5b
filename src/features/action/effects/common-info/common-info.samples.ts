import type { CommonInfoEffect } from "./common-info.js";

const counting = {
  type: 32,
  common_var_id: 901,
  value_type: 1,
  operand: 2,
  fix_value: 1,
  min_value: 0,
  max_value: 0,
  member_query_id: null,
} as const;

/** Common-info effects by what they show; stories, tests and the catalogue of sentences use the same ones. */
export const commonInfoSamples = {
  typical: counting,
  subtracted: { ...counting, operand: 3, fix_value: 2.125, member_query_id: 31 },
  random: { ...counting, value_type: 2, fix_value: 0, min_value: 1, max_value: 10 },
  randomSubtracted: {
    ...counting,
    value_type: 2,
    operand: 3,
    fix_value: 0,
    min_value: 0.5,
    max_value: 1.5,
  },
  randomReversed: { ...counting, value_type: 2, fix_value: 0, min_value: 10, max_value: 1 },
  nothingAdded: { ...counting, fix_value: 0 },
  negative: { ...counting, fix_value: -1 },
  noConstant: { ...counting, fix_value: null },
  noNumberType: { ...counting, common_var_id: 903 },
  empty: { ...counting, common_var_id: null, fix_value: 0 },
  deleted: { ...counting, common_var_id: 99999 },
  asText: { ...counting, fix_value: "10" },
  hostile: { ...counting, common_var_id: "<b>1</b>", fix_value: "<img src=x onerror=alert(1)>\u202e" },
  sparse: { type: 32 },
  withUnknownKeys: { ...counting, future: { a: [1, null] } },
} satisfies Record<string, CommonInfoEffect>;

import type { CommonInfoCondition } from "./common-info.js";

/** Conditions on common information by what they show; stories and tests use the same ones. */
export const commonInfoSamples = {
  typical: { type: 77, common_var_id: 901, match: 11, query: 10 },
  equal: { type: 77, common_var_id: 901, match: 10, query: 0 },
  above: { type: 77, common_var_id: 901, match: 12, query: 99.5 },
  atMost: { type: 77, common_var_id: 902, match: 13, query: -3 },
  below: { type: 77, common_var_id: 902, match: 14, query: 1000 },
  empty: { type: 77, common_var_id: null, match: 10, query: null },
  deleted: { type: 77, common_var_id: 99999, match: 10, query: 5 },
  noNumber: { type: 77, common_var_id: 903, match: 10, query: 5 },
  asText: { type: 77, common_var_id: 901, match: 11, query: "10" },
  hostile: { type: 77, common_var_id: 901, match: 11, query: "<b>10</b>" },
  sparse: { type: 77 },
  withUnknownKeys: { type: 77, common_var_id: 901, match: 11, query: 10, future: { a: [1] } },
} satisfies Record<string, CommonInfoCondition>;

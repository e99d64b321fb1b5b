import type { MemberEffect } from "./member.js";

const unchanged = { type: 7, notify: -1, user_rate: -10, member_query_id: null } as const;

/** Effects on response mark and display by what they show; stories and tests use the same ones. */
export const memberSamples = {
  typical: { ...unchanged, notify: 2 },
  hidden: { ...unchanged, user_rate: 0 },
  normal: { ...unchanged, user_rate: 1 },
  blocked: { ...unchanged, user_rate: -1 },
  both: { ...unchanged, notify: 3, user_rate: 0, member_query_id: 31 },
  empty: unchanged,
  unset: { type: 7, notify: null, user_rate: null, member_query_id: null },
  emptyText: { ...unchanged, notify: "" },
  inText: { ...unchanged, notify: "2" },
  unchangedInText: { ...unchanged, notify: "-1" },
  deleted: { ...unchanged, notify: 99999 },
  sparse: { type: 7 },
  withUnknownKeys: { type: 7, future: { a: [1, null] }, notify: 2, user_rate: -10, member_query_id: null },
  hostile: { ...unchanged, notify: "<img src=x onerror=alert(1)>\u202e" },
} satisfies Record<string, MemberEffect>;

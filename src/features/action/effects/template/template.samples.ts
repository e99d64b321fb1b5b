import type { TemplateEffect } from "./template.js";

const now = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" } as const;

/** Template effects by what they show; stories and tests use the same ones. */
export const templateSamples = {
  typical: { type: 12, egg_id: 401, ...now, delay_type: 2, delay_at: "09:30", member_query_id: null },
  atOnce: { type: 12, egg_id: 402, ...now, member_query_id: null },
  delayed: {
    type: 12,
    egg_id: 403,
    ...now,
    delay_type: 1,
    delay_min: 60,
    delay_max: 120,
    member_query_id: 31,
  },
  exactDelay: {
    type: 12,
    egg_id: 403,
    ...now,
    delay_type: 1,
    delay_min: 10,
    delay_max: 10,
    member_query_id: null,
  },
  empty: { type: 12, egg_id: null, ...now, member_query_id: null },
  emptyText: { type: 12, egg_id: "", ...now, member_query_id: null },
  textId: { type: 12, egg_id: "401", ...now, member_query_id: null },
  deleted: { type: 12, egg_id: 99999, ...now, member_query_id: null },
  sparse: { type: 12 },
  withUnknownKeys: { type: 12, future: { a: [1, null] }, egg_id: 401, ...now, member_query_id: null },
  hostile: { type: 12, egg_id: "<img src=x onerror=alert(1)>\u202e", ...now, member_query_id: null },
  timeMissing: { type: 12, egg_id: 401, ...now, delay_type: 2, delay_at: "", member_query_id: null },
  rangeReversed: {
    type: 12,
    egg_id: 401,
    ...now,
    delay_type: 1,
    delay_min: 30,
    delay_max: 10,
    member_query_id: null,
  },
} satisfies Record<string, TemplateEffect>;

import type { PhaseEffect } from "./phase.js";

/** Phase effects by what they show; stories and tests use the same ones. */
export const phaseSamples = {
  typical: { type: 50, method: 0, journey_tags: [1001, 1002], member_query_id: null },
  removed: { type: 50, method: 1, journey_tags: [1003], member_query_id: null },
  many: { type: 50, method: 0, journey_tags: [1001, 1002, 1003, 1004, 1005, 1006], member_query_id: 31 },
  empty: { type: 50, method: 0, journey_tags: [], member_query_id: null },
  emptyText: { type: 50, method: 0, journey_tags: [""], member_query_id: null },
  textIds: { type: 50, method: 0, journey_tags: ["1001", 1002], member_query_id: null },
  deleted: { type: 50, method: 0, journey_tags: [1001, 99999], member_query_id: null },
  sparse: { type: 50 },
  withUnknownKeys: { type: 50, future: { a: [1, null] }, method: 1, journey_tags: [1001] },
  hostile: {
    type: 50,
    method: 0,
    journey_tags: ["<img src=x onerror=alert(1)>\u202e"],
    member_query_id: null,
  },
} satisfies Record<string, PhaseEffect>;

import type { ResponseMarkCondition } from "./response-mark.js";

/** Conditions on response marks by what they show; stories and tests use the same ones. */
export const responseMarkSamples = {
  typical: { type: 50, notify: [1, 3] },
  one: { type: 50, notify: [2] },
  empty: { type: 50, notify: [] },
  sparse: { type: 50 },
  deleted: { type: 50, notify: [1, 99999] },
  textIds: { type: 50, notify: ["1"] },
  withUnknownKeys: { type: 50, notify: [1], future: { a: [1] } },
} satisfies Record<string, ResponseMarkCondition>;

import type { OtherCondition } from "./other.js";

/** Conditions on reactions and channels by what they show; stories and tests use the same ones. */
export const otherSamples = {
  typical: { type: 110, has_response: 12, has_type: 0 },
  reacted: { type: 110, has_response: 1, has_type: 0 },
  buttonOnly: { type: 110, has_response: 11, has_type: 0 },
  neverReacted: { type: 110, has_response: 10, has_type: 0 },
  chat: { type: 110, has_response: 0, has_type: 1 },
  chatOnly: { type: 110, has_response: 0, has_type: 11 },
  mail: { type: 110, has_response: 0, has_type: 2 },
  mailOnly: { type: 110, has_response: 0, has_type: 12 },
  both: { type: 110, has_response: 1, has_type: 2 },
  empty: { type: 110, has_response: 0, has_type: 0 },
  sparse: { type: 110 },
  withUnknownKeys: { type: 110, has_response: 1, has_type: 0, future: { a: [1] } },
} satisfies Record<string, OtherCondition>;

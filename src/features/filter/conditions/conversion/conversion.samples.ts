import type { ConversionCondition } from "./conversion.js";

/** Conditions on conversions by what they show; stories and tests use the same ones. */
export const conversionSamples = {
  typical: { type: 80, tracker_ids: [1101], tracker_or: 1 },
  any: { type: 80, tracker_ids: [1101, 1102], tracker_or: 0 },
  excluded: { type: 80, tracker_ids: [1101, 1102], tracker_or: 2 },
  notAll: { type: 80, tracker_ids: [1101, 1102], tracker_or: 3 },
  empty: { type: 80, tracker_ids: [], tracker_or: 0 },
  deleted: { type: 80, tracker_ids: [99999], tracker_or: 0 },
  hostileId: { type: 80, tracker_ids: ["<img src=x onerror=alert(1)>"], tracker_or: 0 },
  sparse: { type: 80 },
  withUnknownKeys: { type: 80, tracker_ids: [1101], tracker_or: 0, future: { a: [1] } },
} satisfies Record<string, ConversionCondition>;

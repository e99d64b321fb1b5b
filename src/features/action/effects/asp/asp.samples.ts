import type { AspEffect } from "./asp.js";

/** Conversion effects by what they show; stories and tests use the same ones. */
export const aspSamples = {
  typical: { type: 30, member_query_id: null },
  conditional: { type: 30, member_query_id: 31 },
  sparse: { type: 30 },
  withUnknownKeys: { type: 30, future: { a: [1, null] }, member_query_id: null },
  hostile: { type: 30, note: "<img src=x onerror=alert(1)>\u202e", member_query_id: null },
} satisfies Record<string, AspEffect>;

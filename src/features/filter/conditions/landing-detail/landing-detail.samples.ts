import type { LandingDetailCondition } from "./landing-detail.js";

const detail = { type: 86, landing_id: 1201, use_meta_query: 1 } as const;

/** Conditions on the parameters of landings by what they show; stories and tests use the same ones. */
export const landingDetailSamples = {
  typical: { ...detail, meta_query: { m1: ["spring"], m2: [], m3: ["tokyo", "osaka"] } },
  withoutParameters: { type: 86, landing_id: 1201, use_meta_query: 0 },
  noTexts: { ...detail, meta_query: { m1: [], m2: [], m3: [] } },
  full: { ...detail, meta_query: { m1: ["a", "b", "c", "d", "e"], m2: ["春 セール"], m3: [] } },
  tooMany: { ...detail, meta_query: { m1: ["a", "b", "c", "d", "e", "f"], m2: [], m3: [] } },
  hostile: { ...detail, meta_query: { m1: ["<img src=x onerror=alert(1)>", ""], m2: [], m3: [] } },
  storedWhileOff: { ...detail, use_meta_query: 0, meta_query: { m1: ["spring"] } },
  figures: { ...detail, meta_query: { m1: [2026] } },
  empty: { type: 86, landing_id: null, use_meta_query: 0 },
  deleted: { type: 86, landing_id: 99999, use_meta_query: 0 },
  sparse: { type: 86 },
  sparseOn: { type: 86, use_meta_query: 1 },
  withUnknownKeys: { ...detail, meta_query: { m1: ["a"], m2: [], m3: [], m4: ["b"] }, future: { a: [1] } },
} satisfies Record<string, LandingDetailCondition>;

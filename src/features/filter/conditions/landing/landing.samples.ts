import type { LandingCondition } from "./landing.js";

const noDates = { use_date: 0, date_from: null, date_to: null, time_from: null, time_to: null } as const;
const moments = {
  use_date: 2,
  date_from: "2026-05-01",
  date_to: "2026-05-31",
  time_from: "09:00",
  time_to: "18:00",
} as const;

/** Conditions on landings by what they show; stories and tests use the same ones. */
export const landingSamples = {
  typical: { type: 85, landing_ids: [1201, 1202], landing_or: 0, ...noDates },
  days: {
    type: 85,
    landing_ids: [1201],
    landing_or: 0,
    ...moments,
    use_date: 1,
    time_from: null,
    time_to: null,
  },
  moments: { type: 85, landing_ids: [1201], landing_or: 0, ...moments },
  openEnd: { type: 85, landing_ids: [1201], landing_or: 1, ...noDates, use_date: 1, date_from: "2026-05-01" },
  all: { type: 85, landing_ids: [1201, 1202], landing_or: 1, ...noDates },
  excluded: { type: 85, landing_ids: [1201], landing_or: 2, ...noDates },
  notAll: { type: 85, landing_ids: [1201, 1202], landing_or: 3, ...noDates },
  excludedWithDates: { type: 85, landing_ids: [1201], landing_or: 2, ...moments },
  endsEarlier: { type: 85, landing_ids: [1201], landing_or: 0, ...moments, date_to: "2026-04-30" },
  empty: { type: 85, landing_ids: [], landing_or: 0, ...noDates },
  deleted: { type: 85, landing_ids: [99999], landing_or: 0, ...noDates },
  noDay: {
    type: 85,
    landing_ids: [1201],
    landing_or: 0,
    ...noDates,
    use_date: 1,
    date_from: "<b>いつか</b>",
  },
  sparse: { type: 85 },
  withUnknownKeys: { type: 85, landing_ids: [1201], landing_or: 0, ...noDates, future: { a: [1] } },
} satisfies Record<string, LandingCondition>;

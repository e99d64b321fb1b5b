import type { LastReactionCondition } from "./last-reaction.js";

/** Conditions on the last reaction by what they show; stories and tests use the same ones. */
export const lastReactionSamples = {
  typical: { type: 106, date_from: "2026-01-01", date_to: "2026-12-31" },
  since: { type: 106, date_from: "2026-01-01", date_to: null },
  until: { type: 106, date_from: null, date_to: "2026-12-31" },
  empty: { type: 106, date_from: null, date_to: null },
  emptyTexts: { type: 106, date_from: "", date_to: "" },
  sparse: { type: 106 },
  backwards: { type: 106, date_from: "2026-12-31", date_to: "2026-01-01" },
  noDay: { type: 106, date_from: "2026-02-30", date_to: null },
  markup: { type: 106, date_from: "<img src=x onerror=alert(1)>", date_to: null },
  withUnknownKeys: { type: 106, date_from: "2026-01-01", date_to: null, future: { a: [1] } },
} satisfies Record<string, LastReactionCondition>;

import type { ReminderCondition } from "./reminder.js";

const goal = { origin_from: null, origin_to: null, origin_date: null, origin_time: "10:00" } as const;
const set = { type: 90, episode_id: 701, match: 0, use_date: 0, ...goal } as const;

/** Conditions on reminders by what they show; stories and tests use the same ones. */
export const reminderSamples = {
  typical: { ...set, use_date: 1, origin_from: "2026-12-01", origin_to: "2026-12-31" },
  set,
  everSet: { ...set, match: 1 },
  notSet: { ...set, match: 10 },
  neverSet: { ...set, match: 11 },
  moment: { ...set, use_date: 2, origin_date: "2026-12-24", origin_time: "18:30" },
  goalUnset: { ...set, use_date: 1 },
  momentUnset: { ...set, use_date: 2 },
  endsEarlier: { ...set, use_date: 1, origin_from: "2026-12-31", origin_to: "2026-12-01" },
  noDay: { ...set, use_date: 2, origin_date: "<b>いつか</b>" },
  empty: { ...set, episode_id: null },
  deleted: { ...set, episode_id: 99999 },
  sparse: { type: 90 },
  sparseMoment: { type: 90, episode_id: 701, use_date: 2, origin_date: "2026-12-24" },
  withUnknownKeys: { ...set, future: { a: [1] } },
} satisfies Record<string, ReminderCondition>;

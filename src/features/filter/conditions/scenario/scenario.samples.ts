import type { ScenarioCondition } from "./scenario.js";

/** Conditions on scenarios by what they show; stories and tests use the same ones. */
export const scenarioSamples = {
  typical: { type: 41, group_id: 501, match: 2, date: 5 },
  subscribed: { type: 41, group_id: 501, match: 0, date: 0 },
  notSubscribed: { type: 41, group_id: 501, match: 3, date: 0 },
  finished: { type: 41, group_id: 501, match: 4, date: 0 },
  notFinished: { type: 41, group_id: 501, match: 5, date: 0 },
  empty: { type: 41, group_id: null, match: 0, date: 0 },
  deleted: { type: 41, group_id: 99999, match: 0, date: 0 },
  sparse: { type: 41 },
  emptyTexts: { type: 41, group_id: "", match: 2, date: "" },
  textDay: { type: 41, group_id: "501", match: 2, date: "5" },
  withUnknownKeys: { type: 41, group_id: 501, match: 0, date: 0, future: { a: [1] } },
} satisfies Record<string, ScenarioCondition>;

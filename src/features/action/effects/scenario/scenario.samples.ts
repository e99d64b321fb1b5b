import type { ScenarioEffect } from "./scenario.js";

const fromStart = { move: 0, date: 0, time: "12:00", member_query_id: null } as const;
const midway = { move: 1, date: 3, time: "10:00", member_query_id: null } as const;

/** Scenario effects by what they show; stories and tests use the same ones. */
export const scenarioSamples = {
  typical: { type: 5, group_id: 501, ...midway },
  fromStart: { type: 5, group_id: 501, ...fromStart },
  fromStartDay: { type: 5, group_id: 501, ...midway, date: 0 },
  stopped: { type: 5, group_id: 0, ...fromStart },
  stoppedMidway: { type: 5, group_id: 0, ...midway, time: "" },
  resumed: { type: 5, group_id: -1, ...fromStart },
  resumedMidway: { type: 5, group_id: -1, ...midway },
  conditional: { type: 5, group_id: 502, ...fromStart, member_query_id: 31 },
  empty: { type: 5, group_id: null, ...fromStart },
  deleted: { type: 5, group_id: 99999, ...fromStart },
  sparse: { type: 5 },
  textIds: { type: 5, group_id: "501", ...midway, date: "3" },
  stoppedInText: { type: 5, group_id: "0", ...fromStart },
  resumedInText: { type: 5, group_id: "-1", ...fromStart },
  nothingSet: { type: 5, group_id: 501, move: null, date: null, time: null, member_query_id: null },
  emptyTexts: { type: 5, group_id: "", move: 1, date: "", time: "", member_query_id: null },
  timeMissing: { type: 5, group_id: 501, ...midway, time: null },
  dayNegative: { type: 5, group_id: 501, ...midway, date: -1 },
  dayBroken: { type: 5, group_id: -1, ...midway, date: 1.5 },
  withUnknownKeys: { type: 5, future: { a: [1, null] }, group_id: 501, ...midway },
  hostile: { type: 5, group_id: "<img src=x onerror=alert(1)>\u202e", ...midway, time: "<b>12:00</b>" },
} satisfies Record<string, ScenarioEffect>;

import type { JourneyCondition } from "./journey.js";

/** Conditions on journeys by what they show; stories and tests use the same ones. */
export const journeySamples = {
  typical: { type: 70, journey_id: 1401, journey_tag_id: 1001, condition: 5 },
  notPassed: { type: 70, journey_id: 1401, journey_tag_id: 1001, condition: 10 },
  noPhase: { type: 70, journey_id: 1401, journey_tag_id: null, condition: 5 },
  phaseOfAnother: { type: 70, journey_id: 1401, journey_tag_id: 9999, condition: 5 },
  phaseWithoutJourney: { type: 70, journey_id: null, journey_tag_id: 1001, condition: 10 },
  empty: { type: 70, journey_id: null, journey_tag_id: null, condition: 5 },
  deleted: { type: 70, journey_id: 99999, journey_tag_id: 1001, condition: 5 },
  sparse: { type: 70 },
  withUnknownKeys: { type: 70, journey_id: 1401, journey_tag_id: 1001, condition: 5, future: { a: [1] } },
} satisfies Record<string, JourneyCondition>;

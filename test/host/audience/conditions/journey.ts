import { exceptIf, type Meaning } from "../meaning.js";

/** 70: 5 who passed the phase; 10 everybody else. `journey_id` decides nothing. Left out: `journey_tag_id` `null`. */
export const byJourney: Meaning<{ journey_tag_id: number | null; condition: 5 | 10 }> = (asked) => {
  const { journey_tag_id: phase, condition } = asked;
  return phase === null ? null : exceptIf(condition === 10, ({ phase_ids }) => phase_ids.includes(phase));
};

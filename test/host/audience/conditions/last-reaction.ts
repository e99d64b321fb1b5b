import { isBetween } from "../days.js";
import type { Meaning } from "../meaning.js";

/** 106: who reacted last in the range; never who did not react. Left out: both ends `null`. */
export const byLastReaction: Meaning<{ date_from: string | null; date_to: string | null }> = (condition) => {
  const { date_from, date_to } = condition;
  if (date_from === null && date_to === null) return null;
  return ({ last_reaction_on: day }) => day !== null && isBetween(day, date_from, date_to);
};

import { isBetween } from "../days.js";
import type { Meaning } from "../meaning.js";

/** 30: who registered in the range. Left out: both ends `null`. */
export const byRegistration: Meaning<{ date_from: string | null; date_to: string | null }> = (condition) => {
  const { date_from, date_to } = condition;
  if (date_from === null && date_to === null) return null;
  return ({ registered_on }) => isBetween(registered_on, date_from, date_to);
};

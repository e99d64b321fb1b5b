import type { ItemId } from "../../../../api/resources.js";
import type { DayRange } from "../parts/date-range.js";
import type { SetMatch } from "../parts/set-match.js";
import { DateUse, hasMoment, type LandingCondition, noDates } from "./landing.js";

export function chooseLandings(condition: LandingCondition, ids: readonly ItemId[]): LandingCondition {
  return withFittingDates({ ...condition, landing_ids: [...ids] });
}

export function chooseMatch(condition: LandingCondition, landing_or: SetMatch): LandingCondition {
  return withFittingDates({ ...condition, landing_or });
}

/** Without dates nothing of them stays, and with days no times: what is hidden would come back unseen. */
export function chooseDateUse(condition: LandingCondition, use_date: DateUse): LandingCondition {
  if (use_date === DateUse.none) return { ...condition, ...noDates };
  const { time_from, time_to } = noDates;
  return { ...condition, use_date, ...(use_date === DateUse.days && { time_from, time_to }) };
}

export function setDays(condition: LandingCondition, { from, to }: DayRange): LandingCondition {
  return { ...condition, date_from: from, date_to: to };
}

/** `HH:mm`; an emptied one is `null`. */
export function setTime(
  condition: LandingCondition,
  field: "time_from" | "time_to",
  time: string,
): LandingCondition {
  return { ...condition, [field]: time || null };
}

/** Dates are reset when no landing is chosen, or one is excluded (rules: landing-condition). */
function withFittingDates(condition: LandingCondition): LandingCondition {
  return hasMoment(condition) ? condition : { ...condition, ...noDates };
}

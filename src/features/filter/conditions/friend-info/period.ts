import type { Figure } from "../../../../kit/number-text.js";
import type { FriendInfoCondition } from "./condition.js";
import { wholeFigure } from "./partial-date.js";

/** Time since a date, and time until one. */
export type PeriodKind = "elapsed" | "remaining";
export type PeriodScale = "year" | "month" | "day";

/** The kind that a match asks for. */
export function periodKind(match: 30 | 31): PeriodKind {
  return match === 30 ? "elapsed" : "remaining";
}

/** The most that may be entered (rules: periods-in-bounds). */
export const mostOf: Readonly<Record<PeriodScale, number>> = { year: 100, month: 100, day: 9999 };

/** The two ends as they are stored, and what they count. */
export function periodOf(condition: FriendInfoCondition, kind: PeriodKind) {
  const from: Figure = condition[`${kind}_period_from`] ?? null;
  const to: Figure = condition[`${kind}_period_to`] ?? null;
  return { from, to, scale: condition[`${kind}_period_scale`] ?? "day" };
}

/** Problem with one end. */
export function endProblem(end: Figure, scale: PeriodScale): "unreadable" | "outside" | null {
  const figure = wholeFigure(end);
  if (figure === null) return null;
  if (Number.isNaN(figure)) return "unreadable";
  return figure >= 0 && figure <= mostOf[scale] ? null : "outside";
}

/** True when a base date is given. Servers write `null` for one that is off; one that is not entered yet is an empty text. */
export function hasBaseDate({
  search_base_year,
  search_base_month,
  search_base_day,
}: FriendInfoCondition): boolean {
  return [search_base_year, search_base_month, search_base_day].some((part) => (part ?? null) !== null);
}

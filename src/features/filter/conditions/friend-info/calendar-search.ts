import { isOn } from "../parts/flag.js";
import type { FriendInfoCondition } from "./condition.js";
import { FriendInfoMatch } from "./match.js";
import { type DateEnd, dateOf, dateParts, isOpen, mayExist, type PartialDate } from "./partial-date.js";

/** Days that a date is compared with: one date, two of them, or today whenever it is asked. */
export type CalendarMode = "day" | "range" | "today";

/** Range wins over current date where a host stored both. */
export function modeOf({ use_current_date, range_search }: FriendInfoCondition): CalendarMode {
  if (isOn(range_search)) return "range";
  return isOn(use_current_date) ? "today" : "day";
}

/** The ends that a search has. */
export function endsOf(mode: CalendarMode): readonly DateEnd[] {
  if (mode === "today") return [];
  return mode === "range" ? ["from", "to"] : ["from"];
}

/** State of the dates: `open` cannot be searched for yet, `wrong` never can. */
export function stateOfDates(condition: FriendInfoCondition): "open" | "wrong" | "fine" {
  const dates = endsOf(modeOf(condition)).map((end) => dateOf(condition, end));
  if (dates.length > 0 && dates.every(isOpen)) return "open";
  return dates.every(mayExist) && dates.every(isFormattable) && haveSameParts(dates) ? "fine" : "wrong";
}

/** The day of a year without its month names no day (rules: date-preview). */
function isFormattable({ year, month, day }: PartialDate): boolean {
  return year === null || day === null || month !== null;
}

/** Only one side having a year, month or day cannot be compared (rules: date-preview). */
function haveSameParts(dates: readonly PartialDate[]): boolean {
  return dateParts.every((part) => new Set(dates.map((date) => date[part] === null)).size <= 1);
}

/**
 * True for a range that ends before it begins. Without a year it may go over the end of the year (20 December to 10
 * January), so that only dates with one are judged.
 */
export function runsBackwards(condition: FriendInfoCondition): boolean {
  if (condition.match !== FriendInfoMatch.calendar || modeOf(condition) !== "range") return false;
  const [from, to] = [dateOf(condition, "from"), dateOf(condition, "to")];
  if (from.year === null || to.year === null || !haveSameParts([from, to])) return false;
  return order(from) > order(to);
}

function order({ year, month, day }: PartialDate): number {
  return ((year ?? 0) * 100 + (month ?? 0)) * 100 + (day ?? 0);
}

import { readTime } from "../../lib/dates/times.js";
import { coverage, type TimeRange } from "../../lib/time-ranges.js";
import { dayEnd } from "./ranges.js";

/** Fields of a reservation that decide whether it lies in the open hours. */
export interface DatedTimes {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/** When a salon is open on a day; `null` where that is not known. */
export type HoursOf = (date: string) => readonly TimeRange[] | null;

/** Those that still take place, or ask for something. */
const alive = ["approved", "pending", "edit_pending", "cancel_pending"];

/** The reservations that lie in the hours as they are saved and not, or not wholly, in those as they are edited. */
export function affectedReservations<R extends DatedTimes>(
  reservations: readonly R[],
  saved: HoursOf,
  edited: HoursOf,
): readonly R[] {
  return reservations.filter((each) => {
    if (!alive.includes(each.status)) return false;
    const [before, after] = [saved(each.date), edited(each.date)];
    return before !== null && after !== null && isInside(each, before) && !isInside(each, after);
  });
}

/** True for a time in the open hours; one that ends before it starts, or at no time, lasts a minute, as it is drawn. */
function isInside({ from, to }: DatedTimes, open: readonly TimeRange[]): boolean {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null) return false;
  const last = end !== null && (end === 0 || end >= dayEnd - 1) ? dayEnd : (end ?? 0);
  return coverage(open, { from: start, to: Math.max(last, start + 1) }) === "whole";
}

import type { TimeShift } from "../../../api/time-shifts.js";
import { readTime, writeTime } from "../../../lib/dates/times.js";
import { dayEnd } from "../layout/span.js";

/** The day by which the calls name a day of a series: the one that the series made, wherever it is drawn. */
export function ruleDate({ dirty_date, _date }: Pick<TimeShift, "dirty_date" | "_date">): string {
  return dirty_date ?? _date;
}

/** The key of a day of a series, which a move leaves as it is. */
export function shiftKey(shift: Pick<TimeShift, "master_id" | "dirty_date" | "_date">): string {
  return `${shift.master_id}:${ruleDate(shift)}`;
}

/** The end as it is saved: one that lies past midnight is the end of the day (rules: shift-ends-with-the-day). */
export function shiftEnd(from: string, to: string): string {
  const [start, end] = [readTime(from), readTime(to)];
  return start !== null && end !== null && end < start ? writeTime(dayEnd) : to;
}

import { readId, readText } from "../../../api/read-fields.js";
import { isDay } from "../../../lib/dates/days.js";
import { readTime, writeTime } from "../../../lib/dates/times.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { dayEnd } from "../layout/span.js";

/** One day on which a resource works, out of a series (friends-and-operations §3). */
export interface TimeShift {
  /** The series. */
  readonly master_id: number;
  /** The row of a day that differs from its series. */
  readonly self_id: number | null;
  readonly salon_resource_id: number;
  readonly start_date: string;
  /** The day on which it is drawn. */
  readonly _date: string;
  /** The day that its series made, where it has been moved from there. */
  readonly dirty_date: string | null;
  /** `none`, `daily`, `weekly`; one that we do not know is kept as it is written. */
  readonly repeat: string;
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly expired_at: string | null;
  readonly patch_type: string | null;
  readonly updated_at: string | null;
}

/** How much of a series a change is meant for. */
export type ShiftScope = "once" | "following" | "permanently";

/** Reads a day of a series; `null` where it says of no series, no resource or no day. */
export function readTimeShift(data: PlainObject): TimeShift | null {
  const [master, resource] = [readId(data.master_id), readId(data.salon_resource_id)];
  const date = readDay(data._date);
  if (master === null || resource === null || date === null) return null;
  return {
    master_id: master,
    self_id: readId(data.self_id),
    salon_resource_id: resource,
    start_date: readDay(data.start_date) ?? date,
    _date: date,
    dirty_date: readDay(data.dirty_date),
    repeat: readText(data.repeat) ?? "none",
    from: (readText(data.from) ?? "").slice(0, 5),
    to: (readText(data.to) ?? "").slice(0, 5),
    description: readText(data.description) ?? "",
    expired_at: readText(data.expired_at),
    patch_type: readText(data.patch_type),
    updated_at: readText(data.updated_at),
  };
}

/** The day by which the calls name a day of a series: the one that the series made, wherever it is drawn. */
export function ruleDate({ dirty_date, _date }: Pick<TimeShift, "dirty_date" | "_date">): string {
  return dirty_date ?? _date;
}

/** The key of a day of a series, which a move leaves as it is. */
export function shiftKey(shift: Pick<TimeShift, "master_id" | "dirty_date" | "_date">): string {
  return `${shift.master_id}:${ruleDate(shift)}`;
}

/** The end as it is saved: one that lies past midnight is the end of the day (friends-and-operations §9). */
export function shiftEnd(from: string, to: string): string {
  const [start, end] = [readTime(from), readTime(to)];
  return start !== null && end !== null && end < start ? writeTime(dayEnd) : to;
}

/** Some servers write a time behind the day. */
function readDay(data: PlainData | undefined): string | null {
  const day = readText(data)?.slice(0, 10);
  return isDay(day) ? day : null;
}

import { moved } from "../../audience/days.js";
import { resource } from "../../store.js";

/** A row of shifts as it is kept: a rule that makes days. */
export interface ShiftSeries {
  id: number;
  salon_id: number;
  salon_resource_id: number;
  start_date: string;
  repeat: "none" | "daily" | "weekly";
  from: string;
  to: string;
  description: string;
  /** The last day, included. Null: it never ends. */
  expired_at: string | null;
  /** Whether it is the rest of one that was changed from a day on. */
  is_split: boolean;
  updated_at: string;
}

/** One day of a series that is not as the rule has it. */
export interface ShiftException {
  id: number;
  series_id: number;
  /** The day that the rule made. */
  rule_date: string;
  /** Null where nobody works instead. */
  instead: { date: string; from: string; to: string; description: string } | null;
  updated_at: string;
}

/** One occurrence (rules: shift-series). */
export interface TimeShift {
  master_id: number;
  self_id: number | null;
  salon_resource_id: number;
  start_date: string;
  _date: string;
  dirty_date: string | null;
  repeat: ShiftSeries["repeat"];
  from: string;
  to: string;
  description: string;
  expired_at: string | null;
  patch_type: null | "once" | "following";
  updated_at: string;
}

export const shiftSeries = resource<ShiftSeries>("shift_series");
export const shiftExceptions = resource<ShiftException>("shift_exception");

/** Whether the rule of a series makes a day, exceptions left aside. */
export function makes({ start_date, repeat, expired_at }: ShiftSeries, day: string): boolean {
  if (day < start_date || (expired_at !== null && day > expired_at)) return false;
  if (repeat === "none") return day === start_date;
  return repeat === "daily" || daysBetween(start_date, day) % 7 === 0;
}

/** What a series makes from one day to another, both included: by day, what was moved in the place it was moved to. */
export function expand(
  series: ShiftSeries,
  exceptions: readonly ShiftException[],
  from: string,
  to: string,
): TimeShift[] {
  const own = exceptions.filter(({ series_id }) => series_id === series.id);
  const changed = new Map(own.map((each) => [each.rule_date, each]));
  const plain = ruleDays(series, from, to)
    .filter((day) => !changed.has(day))
    .map((day) => occurrence(series, day));
  const instead = own
    .filter(({ rule_date }) => makes(series, rule_date))
    .map((each) => exceptional(series, each))
    .filter((row) => row !== undefined)
    .filter(({ _date }) => _date >= from && _date <= to);
  return [...plain, ...instead].sort((a, b) => (a._date < b._date ? -1 : a._date > b._date ? 1 : 0));
}

function ruleDays(series: ShiftSeries, from: string, to: string): string[] {
  const { start_date, repeat, expired_at } = series;
  const last = expired_at !== null && expired_at < to ? expired_at : to;
  const step = repeat === "daily" ? 1 : repeat === "weekly" ? 7 : Number.POSITIVE_INFINITY;
  if (step === Number.POSITIVE_INFINITY) return start_date >= from && start_date <= last ? [start_date] : [];
  const skipped = from > start_date ? Math.ceil(daysBetween(start_date, from) / step) : 0;
  const days: string[] = [];
  for (let day = moved(start_date, skipped * step, "day"); day <= last; day = moved(day, step, "day")) {
    days.push(day);
  }
  return days;
}

function occurrence(series: ShiftSeries, day: string): TimeShift {
  const { id, salon_id: _, is_split, ...rest } = series;
  const patch_type = is_split ? "following" : null;
  return { master_id: id, self_id: null, _date: day, dirty_date: null, ...rest, patch_type };
}

function exceptional(
  series: ShiftSeries,
  { id, rule_date, instead, updated_at }: ShiftException,
): TimeShift | undefined {
  if (!instead) return undefined;
  const { date, ...changed } = instead;
  const dirty_date = date === rule_date ? null : rule_date;
  const row = { ...occurrence(series, date), ...changed, dirty_date, updated_at };
  return { ...row, self_id: id, patch_type: "once" };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

import { daysOf, type Period } from "../period/period.js";
import { add, type Sum } from "./sum.js";

/** How often a service code was called on one day. */
export interface CallCountRow {
  /** `YYYY-MM-DD` in Japan. */
  readonly date: string;
  readonly open_api_code_id: number;
  /** A safe integer, not below 0. */
  readonly total_count: number;
}

/** The calls of one service code. */
export interface CallSeries {
  readonly id: number;
  /** `null`: no code that is known. */
  readonly name: string | null;
  /** One for each day. */
  readonly counts: readonly Sum[];
  readonly total: Sum;
}

/** Calls by day and service code. */
export interface CallCounts {
  /** Every day of the period up to today, in order. */
  readonly days: readonly string[];
  /** The known codes in the order of their list, those without a call too; then unknown ones that were called, by id. */
  readonly series: readonly CallSeries[];
}

/** Counts without some of the codes, with their sums. */
export interface ShownCounts extends CallCounts {
  /** One for each day. */
  readonly totals: readonly Sum[];
  readonly total: Sum;
  /** The first of those with the most calls; `null` when there is no day. */
  readonly busiest: { readonly day: string; readonly count: Sum } | null;
}

/** Calls that are counted. */
export interface CountedCalls {
  readonly rows: readonly CallCountRow[];
  /** In the order in which they are shown. */
  readonly codes: readonly { readonly id: number; readonly name: string }[];
  readonly period: Period;
  readonly today: string;
}

/**
 * Counts calls by day and code (rules: count-sums). Days without a row are 0, rows of the same day and code are
 * added up, rows outside the period are left out. No day after today is there: it would look like a fall to 0.
 */
export function countCalls({ rows, codes, period, today }: CountedCalls): CallCounts {
  const days = daysOf({ from: period.from, to: period.to < today ? period.to : today });
  const places = new Map<string, number>();
  for (const day of days) places.set(day, places.size);

  const known = new Map<number, Tally>();
  for (const { id, name } of codes) if (!known.has(id)) known.set(id, newTally(id, name, days.length));
  const unknown = new Map<number, Tally>();
  for (const { date, open_api_code_id: id, total_count } of rows) {
    const index = places.get(date);
    if (index === undefined || total_count === 0) continue;
    let tally = known.get(id) ?? unknown.get(id);
    if (!tally) {
      tally = newTally(id, null, days.length);
      unknown.set(id, tally);
    }
    tally.counts[index] = add(tally.counts[index] ?? 0, total_count);
    tally.total = add(tally.total, total_count);
  }
  return {
    days,
    series: [...known.values(), ...[...unknown.values()].sort((one, other) => one.id - other.id)],
  };
}

/** Counts without the codes that were taken out, and their sums. */
export function shownCounts({ days, series }: CallCounts, hiddenIds: ReadonlySet<number>): ShownCounts {
  const shown = series.filter(({ id }) => !hiddenIds.has(id));
  const totals = days.map((_, at) => shown.reduce<Sum>((sum, { counts }) => add(sum, counts[at] ?? 0), 0));
  const total = shown.reduce<Sum>((sum, each) => add(sum, each.total), 0);
  return { days, series: shown, totals, total, busiest: busiestOf(days, totals) };
}

interface Tally extends CallSeries {
  readonly counts: Sum[];
  total: Sum;
}

function newTally(id: number, name: string | null, days: number): Tally {
  return { id, name, counts: new Array<Sum>(days).fill(0), total: 0 };
}

function busiestOf(days: readonly string[], totals: readonly Sum[]): ShownCounts["busiest"] {
  let busiest: ShownCounts["busiest"] = null;
  days.forEach((day, at) => {
    const count = totals[at] ?? 0;
    if (!busiest || count > busiest.count) busiest = { day, count };
  });
  return busiest;
}

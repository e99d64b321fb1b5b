import { moved } from "../../audience/days.js";
import type { Store } from "../../store.js";
import type { Clash } from "./clash.js";
import {
  expand,
  type ShiftException,
  type ShiftSeries,
  shiftExceptions,
  shiftSeries,
  type TimeShift,
} from "./shifts.js";
import { overlaps, written } from "./times.js";

/** How far ahead a series without an end is compared with others: a year and some. */
const FAR = 400;
/** How many overlaps are told; a daily shift has one each day. */
const MOST = 20;

/** The shifts of a salon from one day to another. */
export function shiftsBetween(store: Store, salonId: number, from: string, to: string): TimeShift[] {
  const exceptions = exceptionsIn(store);
  const rows = seriesIn(store, salonId).flatMap((series) => expand(series, exceptions, from, to));
  return rows.sort(
    (a, b) => compare(a._date, b._date) || compare(a.from, b.from) || a.master_id - b.master_id,
  );
}

export function seriesIn(store: Store, salonId: number): ShiftSeries[] {
  return store
    .list(shiftSeries)
    .map(({ value }) => value)
    .filter(({ salon_id }) => salon_id === salonId);
}

export function exceptionsIn(store: Store): ShiftException[] {
  return store.list(shiftExceptions).map(({ value }) => value);
}

/**
 * Where the shifts of one series meet others of the same resource, as the store has them now. Asked within a transaction,
 * after the change and before it is kept.
 */
export function overlapsOf(
  store: Store,
  series: ShiftSeries,
  today: string,
  nameOf: (resource: number) => string,
): Clash[] {
  const exceptions = exceptionsIn(store);
  // A shift may be moved to before its series begins, or to after its end.
  const first = moved(series.start_date, -FAR, "day");
  const last = moved(series.expired_at ?? laterOf(series.start_date, today), FAR, "day");
  const own = expand(series, exceptions, first, last);
  const days = new Map<string, TimeShift[]>(own.map(({ _date }) => [_date, []]));
  for (const each of seriesIn(store, series.salon_id)) {
    if (each.salon_resource_id !== series.salon_resource_id) continue;
    for (const row of expand(each, exceptions, first, last)) days.get(row._date)?.push(row);
  }
  const conflicts: Clash[] = [];
  for (const row of own) {
    for (const other of days.get(row._date) ?? []) {
      const isItself = other.master_id === row.master_id && keyOf(other) === keyOf(row);
      if (!isItself && overlaps(row, other) && conflicts.length < MOST) conflicts.push(clash(other, nameOf));
    }
  }
  return conflicts;
}

function clash(row: TimeShift, nameOf: (resource: number) => string): Clash {
  const { _date: date, from, to, salon_resource_id, master_id: id } = row;
  const label = `${nameOf(salon_resource_id)} ${written(row)}のシフト`;
  return { kind: "shift", id, salon_resource_id, date, from, to, label };
}

/** The day that the rule made: no series makes one twice. */
function keyOf({ dirty_date, _date }: TimeShift): string {
  return dirty_date ?? _date;
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

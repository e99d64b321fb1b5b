import { moved } from "../../audience/days.js";
import type { Store } from "../../store.js";
import { versionAfter } from "../friend/detail.js";
import { invalid } from "../query.js";
import { exceptionsIn } from "./shift-table.js";
import { makes, type ShiftException, type ShiftSeries, shiftExceptions, shiftSeries } from "./shifts.js";

type Extent = "once" | "following" | "permanently";

/** What a shift is to be. What is absent stays as it is. */
export interface Change {
  from: string;
  to: string;
  description: string;
  expired_at: string | null | undefined;
  start_date: string | null | undefined;
  repeat: ShiftSeries["repeat"] | null | undefined;
}

/**
 * Changes one day, all from a day on, or all of a series. `day` is the one that the rule made. Answers the series that has
 * the changed shifts, a new one where it was split. A day on which nobody works stays so.
 */
export function changeShift(
  store: Store,
  series: ShiftSeries,
  extent: Extent,
  day: string,
  change: Change,
  at: Date,
): ShiftSeries {
  if (extent !== "permanently") requireDay(series, day);
  if (extent === "once" && series.repeat !== "none") {
    const { from, to, description } = change;
    const instead = { date: change.start_date ?? day, from, to, description };
    putException(store, series, day, instead, at);
    return touch(store, series, at);
  }
  if (extent === "following" && day > series.start_date) {
    const { id } = endBefore(store, series, day, at);
    const begins = { ...series, start_date: day, is_split: true };
    const make = (next: number) => ({ ...changed(begins, change, at), id: next });
    const rest = store.insert(shiftSeries, make, at).value;
    for (const each of exceptionsOf(store, id)) {
      if (each.rule_date < day) continue;
      if (each.instead) store.delete(shiftExceptions, each.id);
      else store.put(shiftExceptions, each.id, { ...each, series_id: rest.id }, at);
    }
    return valid(rest);
  }
  for (const each of exceptionsOf(store, series.id)) if (each.instead) store.delete(shiftExceptions, each.id);
  const start_date = change.start_date ?? (extent === "once" ? day : series.start_date);
  return valid(store.put(shiftSeries, series.id, changed(series, { ...change, start_date }, at), at).value);
}

/** Takes away one day, all from a day on, or all of a series. */
export function deleteShift(store: Store, series: ShiftSeries, extent: Extent, day: string, at: Date): void {
  if (extent !== "permanently") requireDay(series, day);
  if (extent === "once" && series.repeat !== "none") {
    putException(store, series, day, null, at);
    touch(store, series, at);
  } else if (extent === "following" && day > series.start_date) {
    endBefore(store, series, day, at);
    for (const each of exceptionsOf(store, series.id))
      if (each.rule_date >= day) store.delete(shiftExceptions, each.id);
  } else {
    for (const each of exceptionsOf(store, series.id)) store.delete(shiftExceptions, each.id);
    store.delete(shiftSeries, series.id);
  }
}

function requireDay(series: ShiftSeries, day: string): void {
  if (!makes(series, day)) throw invalid("date", "その日のシフトはありません。");
}

function changed(series: ShiftSeries, change: Change, at: Date): ShiftSeries {
  const { from, to, description } = change;
  return {
    ...series,
    ...{ from, to, description },
    start_date: change.start_date ?? series.start_date,
    repeat: change.repeat ?? series.repeat,
    expired_at: change.expired_at === undefined ? series.expired_at : change.expired_at,
    updated_at: versionAfter(series.updated_at, at),
  };
}

function valid(series: ShiftSeries): ShiftSeries {
  const { expired_at, start_date } = series;
  if (expired_at !== null && expired_at < start_date)
    throw invalid("expired_at", "終了日は日付以降で指定してください。");
  return series;
}

function endBefore(store: Store, series: ShiftSeries, day: string, at: Date): ShiftSeries {
  return touch(store, { ...series, expired_at: moved(day, -1, "day") }, at);
}

function touch(store: Store, series: ShiftSeries, at: Date): ShiftSeries {
  const updated_at = versionAfter(series.updated_at, at);
  return store.put(shiftSeries, series.id, { ...series, updated_at }, at).value;
}

function putException(
  store: Store,
  series: ShiftSeries,
  rule_date: string,
  instead: ShiftException["instead"],
  at: Date,
): void {
  const known = exceptionsOf(store, series.id).find((each) => each.rule_date === rule_date);
  const updated_at = versionAfter(known?.updated_at, at);
  const make = (id: number) => ({ id, series_id: series.id, rule_date, instead, updated_at });
  if (known) store.put(shiftExceptions, known.id, make(known.id), at);
  else store.insert(shiftExceptions, make, at);
}

function exceptionsOf(store: Store, seriesId: number): ShiftException[] {
  return exceptionsIn(store).filter(({ series_id }) => series_id === seriesId);
}

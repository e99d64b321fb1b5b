import { isDay } from "../lib/dates/days.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { withIndex } from "../lib/with-index.js";
import { readFlag, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";
import type { loadConfigEndpoint } from "./salon-configs.js";

/** Hours as servers write them, `HH:mm`. */
export interface OpenRange {
  readonly from: string;
  readonly to: string;
}

/** When a salon is open in one year (rules: opening-types). An empty list: it is closed. */
export interface OpeningConfig {
  /** Which of the two holds: 0 the common hours, 1 those of each day of the week. */
  readonly type: 0 | 1;
  readonly common: readonly OpenRange[];
  /** By the day of the week, from "0" for Sunday on. */
  readonly weekdays: OpenRanges;
  /** By the date. */
  readonly dates: OpenRanges;
}

/** A day on which other hours hold. */
export interface SpecialDate {
  readonly date: string;
  readonly closed: boolean;
  readonly ranges: readonly OpenRange[];
}

export type OpenRanges = Readonly<Record<string, readonly OpenRange[]>>;

/** As the settings load it, which come in a file of their own. */
export const salonConfigEndpoint: typeof loadConfigEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/configs",
});

/** Loads when a salon is open in a year. */
export function loadOpening(
  http: Http,
  salon: string,
  year: string,
  signal: AbortSignal,
): Promise<Answer<OpeningConfig>> {
  const query = { attr: "opening", y: year };
  return http.send({
    ...at(salonConfigEndpoint, { salon }),
    query,
    signal,
    success: read(readOpeningConfig),
  });
}

/** Reads what a server says of a year; `null` if it is nothing of that kind. */
export function readOpeningConfig(data: PlainData): OpeningConfig | null {
  if (!isPlainObject(data)) return null;
  return {
    type: readNumber(data.type) === 1 ? 1 : 0,
    common: readRanges(data.common ?? null),
    weekdays: readRangesByName(data.weekdays ?? null),
    dates: readRangesByName(data.dates ?? null),
  };
}

/** Reads the list of special dates; those without a date are left out. */
export function readSpecialDates(data: PlainData): SpecialDate[] {
  const rows = readRows(data, ({ date, closed, ranges }): SpecialDate | null =>
    isDay(date) ? { date, closed: readFlag(closed) === true, ranges: readRanges(ranges ?? null) } : null,
  );
  return rows ?? [];
}

/** Some servers write what has the names 0, 1, 2 … as a list, and what is empty too. */
function readRangesByName(data: PlainData): OpenRanges {
  if (Array.isArray(data))
    return Object.fromEntries(withIndex(data).map(([at, ranges]) => [at, readRanges(ranges)]));
  if (!isPlainObject(data)) return {};
  return Object.fromEntries(Object.keys(data).map((name) => [name, readRanges(data[name] ?? null)]));
}

function readRanges(data: PlainData): OpenRange[] {
  const rows = readRows(data, ({ from, to }): OpenRange | null => {
    const [start, end] = [readText(from), readText(to)];
    return start === null || end === null ? null : { from: start, to: end };
  });
  return rows ?? [];
}

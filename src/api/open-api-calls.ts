import { isDay } from "../lib/dates/days.js";
import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http, Query } from "../lib/http.js";
import { isPlainObject, type PlainObject } from "../lib/plain-data.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* How often programs call, and what they called (rules: count-sums, log-frozen). */

/** How often a code called on a day of Japan. */
export interface CallCount {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly open_api_code_id: number;
  readonly total_count: number;
}

/** One call. What the server sent beside is not shown. */
export interface CallLog {
  readonly id: number;
  /** In milliseconds; `null` where nobody says. */
  readonly requestedAt: number | null;
  readonly method: string;
  readonly path: string;
  readonly statusCode: number | null;
  readonly durationMs: number | null;
  readonly triggerId: number | null;
  readonly requestBytes: number | null;
  readonly errorMessage: string | null;
  readonly requestId: string;
}

/** A page of calls, newest first. */
export interface LogPage {
  readonly logs: readonly CallLog[];
  readonly page: number;
  readonly lastPage: number;
  readonly perPage: number;
  readonly total: number;
}

export const loadCallCountsEndpoint = endpoint({ method: "GET", path: "/api/open_api/call_count_summary" });

/** Loads counts, both days included; days and codes that did not call may be left out. */
export function loadCallCounts(
  http: Http,
  period: { readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<Answer<readonly CallCount[]>> {
  return http.send({
    ...loadCallCountsEndpoint,
    query: { start_date: period.from, end_date: period.to },
    signal,
    success: read((data) => readRows(data, readCount)),
  });
}

export const loadCallLogsEndpoint = endpoint({
  method: "GET",
  path: "/api/open_api/service_codes/{id}/logs",
  wholeBody: true,
});

/** Loads one page. */
export function loadCallLogs(
  http: Http,
  codeId: number,
  query: Query,
  signal: AbortSignal,
): Promise<Answer<LogPage>> {
  return http.send({
    ...at(loadCallLogsEndpoint, { id: codeId }),
    query,
    signal,
    success: read((body) => {
      if (!isPlainObject(body)) return null;
      const logs = readRows(body.data ?? null, readLog);
      return logs && { logs, ...readPagination(body.pagination, logs.length) };
    }),
  });
}

/** A count that cannot be one is left out, as the day would be that nobody sent. */
function readCount(row: PlainObject): CallCount | null {
  const id = readId(row.open_api_code_id);
  const count = readNumber(row.total_count);
  if (!isDay(row.date) || id === null || count === null || !Number.isSafeInteger(count) || count < 0)
    return null;
  return { date: row.date, open_api_code_id: id, total_count: count };
}

function readLog(row: PlainObject): CallLog | null {
  const id = readId(row.id);
  if (id === null) return null;
  return {
    id,
    requestedAt: readInstant(row.requested_at),
    method: readText(row.method) ?? "",
    path: readText(row.path) ?? "",
    statusCode: readNumber(row.status_code),
    durationMs: readNumber(row.duration_ms),
    triggerId: readId(row.trigger_id),
    requestBytes: readNumber(row.request_bytes),
    errorMessage: readText(row.error_message),
    requestId: readText(row.request_id) ?? "",
  };
}

/** Without it, or with one that says nothing, there is one page. */
function readPagination(data: unknown, count: number): Omit<LogPage, "logs"> {
  const body = isPlainObject(data as PlainObject) ? (data as PlainObject) : {};
  const figure = (value: unknown, fallback: number) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
  return {
    page: figure(body.current_page, 1) || 1,
    lastPage: figure(body.last_page, 1) || 1,
    perPage: figure(body.per_page, 50) || 50,
    total: figure(body.total, count),
  };
}

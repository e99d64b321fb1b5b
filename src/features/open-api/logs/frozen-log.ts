import type { Period } from "../period/period.js";

/**
 * Which page of which log is looked at. From its first page on the list is frozen, so that no call is seen twice and none is
 * missed while new ones arrive (rules: log-frozen). Another code, another period and a refresh begin a new view.
 */
export interface LogView {
  readonly codeId: number;
  readonly period: Period;
  /** Only calls below this id are in the list; `null` until its first page has come. */
  readonly beforeId: number | null;
  /** The page that is shown, from 1. */
  readonly page: number;
}

/** Query of a page of a log. */
export interface LogQuery {
  readonly start_date: string;
  readonly end_date: string;
  readonly page: number;
  readonly before_id?: number;
}

/** How a server counts pages. */
export interface LogPagination {
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

interface Row {
  readonly id: number;
}

const pollMs = 60_000;
const longestDelay = 480_000;

/** A view of a log that was not read yet. */
export function newLogView(codeId: number, period: Period): LogView {
  return { codeId, period, beforeId: null, page: 1 };
}

/** The view once a page has come. The first freezes the list; a page that failed is not said here, so the old one stays. */
export function withPage(view: LogView, page: number, rows: readonly Row[]): LogView {
  return { ...view, page, beforeId: view.beforeId ?? anchorOf(rows) };
}

/** The id that freezes a list, by its first page. Not every server puts the highest first. */
export function anchorOf(firstPageRows: readonly Row[]): number {
  return firstPageRows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** Makes the query of a page. As long as nothing is frozen that can only be the first. */
export function pageQuery({ period, beforeId }: LogView, page: number): LogQuery {
  const dates = { start_date: period.from, end_date: period.to };
  return beforeId === null ? { ...dates, page: 1 } : { ...dates, page, before_id: beforeId };
}

/** Makes the query that asks for new calls (rules: log-new-calls). */
export function pollQuery({ period }: Pick<LogView, "period">): LogQuery {
  return { start_date: period.from, end_date: period.to, page: 1 };
}

/** How many calls came since the list was frozen; at least so many where the whole page is of such. */
export function countNew(
  rows: readonly Row[],
  beforeId: number,
  perPage: number,
): { count: number; isAtLeast: boolean } {
  const count = new Set(rows.map(({ id }) => id).filter((id) => id >= beforeId)).size;
  return { count, isAtLeast: count > 0 && count >= perPage };
}

/** In how many milliseconds to look for new calls, after so many failures in a row: longer each time, so as not to press. */
export function nextPollDelay(failures: number): number {
  return Math.min(pollMs * 2 ** Math.max(failures, 0), longestDelay);
}

/** Which calls of how many a page shows, from 1; from 0 to 0 where it has none. Never more than there are in all. */
export function rangeOf(
  { current_page, per_page, total }: LogPagination,
  rowCount: number,
): { from: number; to: number; total: number } {
  if (rowCount === 0) return { from: 0, to: 0, total };
  const before = Math.max(current_page - 1, 0) * per_page;
  const to = before + rowCount;
  return { from: before + 1, to, total: Math.max(total, to) };
}

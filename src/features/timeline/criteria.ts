import type { Query } from "../../lib/http.js";
import type { TimelineCriteria } from "./settings.js";

/** So many messages are asked for at a time (rules: timeline-page-sizes). */
export const pageSizes = { top: 10, timeline: 100, memberDetail: 50 } as const;

/** Merges the page's changes into the criteria: only what the page has changed replaces the operator's choice. */
export function followPage(
  asked: TimelineCriteria,
  before: TimelineCriteria,
  now: TimelineCriteria,
): TimelineCriteria {
  const changed = Object.entries(now).filter(
    ([name, value]) => String(value) !== String(before[name as keyof TimelineCriteria]),
  );
  return changed.length === 0 ? asked : { ...asked, ...Object.fromEntries(changed) };
}

/** True where a friend's own call answers it: it knows neither filters nor what is not confirmed. */
export function isOfOneFriend(criteria: TimelineCriteria): boolean {
  const { pattern, mode, memberId } = criteria;
  return pattern === "memberDetail" && memberId !== null && mode !== "uncheck" && !isFiltered(criteria);
}

/** True where anything but the mode leaves messages out. */
export function isFiltered({ funnelId, types, dateFrom, dateTo, search }: TimelineCriteria): boolean {
  return funnelId !== null || types.length > 0 || dateFrom !== "" || dateTo !== "" || search !== "";
}

/** A friend's messages with no friend named: there is nothing to ask. */
export function isAnswerable({ pattern, memberId }: TimelineCriteria): boolean {
  return pattern !== "memberDetail" || memberId !== null;
}

/** Oldest first, as a conversation is read; everything else begins with the newest. */
export function isOldestFirst({ pattern }: TimelineCriteria): boolean {
  return pattern === "memberDetail";
}

/** Query of the timeline's call, without the page (rules: timeline-query). Filters that are not used are left out. */
export function timelineQuery(criteria: TimelineCriteria): Query {
  const { pattern, mode, memberId, funnelId, types, dateFrom, dateTo, search } = criteria;
  return {
    pattern,
    takeNum: pageSizes[pattern],
    memberId,
    viewOptionMode: mode,
    search: search || null,
    funnelId,
    timeline_view_date_from: dateFrom || null,
    timeline_view_date_to: dateTo || null,
    types,
  };
}

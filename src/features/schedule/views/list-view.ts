import type { Reservation } from "../../../api/reservations.js";
import { isDay } from "../../../lib/dates/days.js";
import { foldedIncludes } from "../../../lib/fold.js";
import { isBlock } from "../layout/record-key.js";
import { type DayEntries, entriesByDay } from "./entries-by-day.js";
import type { DayRange } from "./shown-days.js";

/**
 * Days on which something stands, in their order, of those that are shown. A search looks into names, and into the memos of
 * block times, which have no names. A record whose day cannot be read stands at the end.
 */
export function listView(
  reservations: readonly Reservation[],
  { first, last }: DayRange,
  search = "",
): DayEntries[] {
  const isShown = ({ date }: Reservation) => !isDay(date) || (first <= date && date <= last);
  const wanted = search.trim();
  const found = reservations.filter((each) => isShown(each) && isFound(each, wanted));
  const days: DayEntries[] = [];
  entriesByDay(found).forEach((entries, date) => {
    days.push({ date, entries });
  });
  return days.sort((a, b) => Number(isDay(b.date)) - Number(isDay(a.date)) || compareTexts(a.date, b.date));
}

function isFound(record: Reservation, wanted: string): boolean {
  if (wanted === "") return true;
  const names = isBlock(record) ? [record.meta_data] : [record.name, record.member?.name ?? ""];
  return names.some((name) => foldedIncludes(name, wanted));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

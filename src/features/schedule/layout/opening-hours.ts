import type { OpeningConfig, OpenRange, SpecialDate } from "../../../api/opening.js";
import { weekdayOf } from "../../../lib/dates/days.js";
import { mergeSpans, readHours, restOf, type Span } from "./span.js";

/**
 * When a day is open; `null` if nobody has said anything about it. The most particular word holds: that of the date, of the
 * special dates, of the day of the week or of all days. `opening` is that of the year of the day.
 */
export function openHours(
  date: string,
  opening: OpeningConfig | null,
  specialDates: readonly SpecialDate[],
): Span[] | null {
  const ranges = rangesOf(date, opening, specialDates);
  return ranges && mergeSpans(ranges.flatMap((each) => readHours(each) ?? []));
}

/** What of a window of the day is closed; nothing where the hours are not known. */
export function closedHours(window: Span, open: readonly Span[] | null): Span[] {
  return open ? restOf(window, open) : [];
}

function rangesOf(
  date: string,
  opening: OpeningConfig | null,
  specialDates: readonly SpecialDate[],
): readonly OpenRange[] | null {
  if (opening && Object.hasOwn(opening.dates, date)) return opening.dates[date] ?? [];
  const special = specialDates.find((each) => each.date === date);
  if (special) return special.closed ? [] : special.ranges;
  if (!opening) return null;
  return opening.type === 1 ? (opening.weekdays[weekdayOf(date)] ?? []) : opening.common;
}

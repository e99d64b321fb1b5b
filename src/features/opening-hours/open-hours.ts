import type { OpeningConfig, SpecialDate } from "../../api/opening.js";
import { asPlainData } from "../../lib/plain-data.js";
import { joined, type TimeRange } from "../../lib/time-ranges.js";
import { effectiveDay, hoursIndex } from "./effective-day.js";

/**
 * When a day is open, in parts that do not touch; `null` if nobody has said anything about it. `opening` is that of the year
 * of the day.
 */
export function openHours(
  date: string,
  opening: OpeningConfig | null,
  specialDates: readonly SpecialDate[],
): TimeRange[] | null {
  // What the API has read is plain data too, and nothing is written here.
  const year = asPlainData(opening);
  const specials = asPlainData(specialDates.filter((each) => each.date === date));
  const day = effectiveDay(hoursIndex(year, specials), date);
  return day && [...joined(day.ranges)];
}

import { formatDay } from "../../../lib/dates/days.js";
import { readInstant, tokyoMoment } from "../../../lib/dates/moments.js";
import { isThisYear } from "../../../lib/dates/near-day.js";
import type { JourneyWords } from "../messages.js";

/** On which day it was changed last, without the year where it is this one; empty where nobody knows. */
export function changedOn(updatedAt: string, words: JourneyWords): string {
  const instant = readInstant(updatedAt);
  const moment = instant === null ? null : tokyoMoment(instant);
  if (moment === null) return "";
  const day = moment.slice(0, 10);
  return words.updatedOn(formatDay(day, isThisYear(day) ? words.monthDay : words.olderDayFormat, []));
}

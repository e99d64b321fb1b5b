import { formatDay, tokyoDay } from "../../../lib/dates/days.js";
import { readInstant, tokyoMoment } from "../../../lib/dates/moments.js";
import type { JourneyWords } from "../messages.js";

/** On which day it was changed last, without the year where it is this one; empty where nobody knows. `now` in milliseconds. */
export function changedOn(updatedAt: string, now: number, words: JourneyWords): string {
  const instant = readInstant(updatedAt);
  const moment = instant === null ? null : tokyoMoment(instant);
  if (moment === null) return "";
  const day = moment.slice(0, 10);
  const isThisYear = day.slice(0, 4) === tokyoDay(now).slice(0, 4);
  return words.updatedOn(formatDay(day, isThisYear ? words.dayFormat : words.olderDayFormat, []));
}

import type { ShiftFields } from "../../../../api/time-shifts.js";
import { isDay } from "../../../../lib/dates/days.js";
import { readTime } from "../../../../lib/dates/times.js";
import type { ScheduleWords } from "../../messages.js";
import { shiftEnd } from "../../shifts/time-shift.js";

/** A shift as its fields have it: times and days may be incomplete. */
export interface WrittenShift {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly repeat: string;
  readonly expires: string;
  readonly description: string;
}

/** The shift that is written, as the calls take it, or why it is none. What ends past midnight ends with the day. */
export function readShift(written: WrittenShift, words: ScheduleWords): ShiftFields | string {
  const { date, from, to, repeat, expires, description } = written;
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null || !isDay(date)) return words.incomplete;
  if (start === end) return words.endNotAfter;
  return { start_date: date, repeat, from, to: shiftEnd(from, to), description, expired_at: expires || null };
}

import { monthOf } from "../../../lib/dates/calendar.js";
import { addDays } from "../../../lib/dates/days.js";

/** The days whose shifts are read: the month shown and so many on each side (rules: shift-window). As the call asks for them. */
export function shiftWindow(date: string): { from: string; to: string } {
  const { first, last } = monthOf(date);
  return { from: addDays(first, -beside) ?? first, to: addDays(last, beside) ?? last };
}

/** As many as a week that begins or ends in the month can have outside of it. */
const beside = 6;

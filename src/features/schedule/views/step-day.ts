import { addMonths } from "../../../lib/dates/calendar.js";
import { addDays } from "../../../lib/dates/days.js";
import type { ScheduleView } from "./shown-days.js";

/** The date to which a view goes on, or back; the same one where the calendar ends. */
export function stepDay(date: string, view: ScheduleView, by: 1 | -1): string {
  if (view === "date") return addDays(date, by) ?? date;
  if (view === "week") return addDays(date, by * 7) ?? date;
  return addMonths(date, by) ?? date;
}

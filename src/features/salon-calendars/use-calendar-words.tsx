import { useSalonSettings } from "../salon/index.js";
import { type CalendarWords, calendarWords } from "./messages.js";

/** The words of calendars in the language of the element. */
export function useCalendarWords(): CalendarWords {
  return calendarWords[useSalonSettings().settings.locale];
}

/* The calendars that a salon is tied to. */
export { CalendarDialogs } from "./CalendarDialogs.js";
export { CalendarsSection } from "./CalendarsSection.js";
export { CalendarTrouble } from "./CalendarTrouble.js";
export { type CalendarMutations, createCalendarMutations } from "./mutations/calendars.js";
export { calendarStyles } from "./styles.js";

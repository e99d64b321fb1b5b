/* What elements may use of the schedule of a salon. */

export type { ScheduleActions } from "./actions.js";
export { keptHourWidth } from "./day/kept-hour-width.js";
export { scheduleWords } from "./messages.js";
export { createScheduleModel } from "./model.js";
export { type Place, placeOf } from "./moves/place.js";
export { createMutations } from "./mutations/create-mutations.js";
export { ScheduleScreen } from "./ScheduleScreen.js";
export { ScheduleListening } from "./schedule-listening.js";
export type { SchedulePage, ScheduleSettings } from "./settings.js";
export { type ScheduleQueries, scheduleQueries } from "./source.js";
export { scheduleStyles } from "./styles.js";
export { readDialogWork } from "./unsaved/read-dialog-work.js";
export { ScheduleDrafts } from "./unsaved/schedule-drafts.js";
export type { ScheduleView } from "./views/shown-days.js";

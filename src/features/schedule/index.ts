/* What elements may use of the schedule of a salon. */

export { keptHourWidth } from "./day/kept-hour-width.js";
export type { JudgeResult } from "./inbox/inbox-state.js";
export { placeLabel as placeLabelOf } from "./labels.js";
export { recordKey } from "./layout/record-key.js";
export { type ScheduleWords, scheduleWords } from "./messages.js";
export { createScheduleModel, type ScheduleModel } from "./model.js";
export { changeOf, inverseOf, type PlannedMove } from "./moves/change.js";
export { isChangedSince } from "./moves/changed-since.js";
export { type Place, placeOf } from "./moves/place.js";
export { ScheduleScreen } from "./ScheduleScreen.js";
export type { ScheduleActions } from "./schedule-context.js";
export type { SchedulePage, ScheduleSettings } from "./settings.js";
export { shiftRange } from "./shifts/shift-range.js";
export { ruleDate } from "./shifts/time-shift.js";
export { type ScheduleQueries, scheduleQueries } from "./source.js";
export { scheduleStyles } from "./styles.js";
export { readDialogWork } from "./unsaved/read-dialog-work.js";
export type { ScheduleDialog } from "./unsaved/schedule-dialog.js";
export { type DayRange, type ScheduleView, shownDays } from "./views/shown-days.js";

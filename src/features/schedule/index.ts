/* What elements may use of the schedule of a salon. */

export { keptHourWidth } from "./day/kept-hour-width.js";
export type { JudgeResult } from "./inbox/inbox-state.js";
export { placeLabel as placeLabelOf } from "./labels.js";
export { type Chip, type ChipRow, type LaneSize, laneTop } from "./layout/chips.js";
export {
  createDayMemory,
  type DayLayout,
  type DayRecords,
  type DayRow,
  layOutDay,
} from "./layout/day-layout.js";
export type { ScheduleEntry } from "./layout/entries.js";
export { type RecordName, readRecordKey, recordKey } from "./layout/record-key.js";
export type { Span } from "./layout/span.js";
export {
  chipsWithin,
  type DayGrid,
  placeAt,
  type RowRange,
  type RowStarts,
  rowAt,
  rowStarts,
  visibleRows,
} from "./layout/visible-rows.js";
export { type ScheduleWords, scheduleWords } from "./messages.js";
export { createScheduleModel, type ScheduleModel } from "./model.js";
export { changeOf, inverseOf, type PlaceChange, type PlannedMove } from "./moves/change.js";
export { isChangedSince } from "./moves/changed-since.js";
export { type Commit, commitOf } from "./moves/commit.js";
export {
  idleMove,
  type LiftedMove,
  type Meanwhile,
  type Move,
  type MoveAction,
  moveReducer,
} from "./moves/move-reducer.js";
export { type Place, placeOf } from "./moves/place.js";
export { ScheduleScreen } from "./ScheduleScreen.js";
export type { ScheduleActions, WrittenBlock } from "./schedule-context.js";
export { type SchedulePage, type ScheduleSettings, schedulePages } from "./settings.js";
export { affectedDays } from "./shifts/affected-days.js";
export { shiftRange } from "./shifts/shift-range.js";
export {
  type DrawnShift,
  type ShiftCell,
  type ShiftWeek,
  type ShiftWeekRow,
  shiftWeek,
} from "./shifts/shift-week.js";
export { shiftWindow } from "./shifts/shift-window.js";
export { ruleDate, shiftEnd, shiftKey } from "./shifts/time-shift.js";
export { type ScheduleQueries, scheduleQueries } from "./source.js";
export { scheduleStyles } from "./styles.js";
export { readDialogWork } from "./unsaved/read-dialog-work.js";
export type { ScheduleDialog } from "./unsaved/schedule-dialog.js";
export type { DayEntries } from "./views/entries-by-day.js";
export { listView } from "./views/list-view.js";
export { type MonthDay, monthView } from "./views/month-view.js";
export { type DayRange, type ScheduleView, shownDays } from "./views/shown-days.js";
export { stepDay } from "./views/step-day.js";
export { weekView } from "./views/week-view.js";

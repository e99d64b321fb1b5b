/* When a salon is open: what the schedule and the settings of a salon may use. */

export { affectedReservations, type DatedTimes, type HoursOf } from "./affected.js";
export {
  changedKeys,
  type Difference,
  slotDifference,
  specialDifferences,
  type YearProblem,
  yearDifferences,
  yearForWire,
  yearProblems,
} from "./differences.js";
export {
  calendarOf,
  type EffectiveDay,
  effectiveDay,
  type HoursIndex,
  hoursIndex,
} from "./effective-day.js";
export { decideSpecials, decideYear, type MergeConflict, mergeSpecials, mergeYear } from "./merge.js";
export { openHours } from "./open-hours.js";
export {
  addTo,
  changeIn,
  type DraftRange,
  draftOf,
  opaqueTexts,
  placesOnWire,
  type RangeProblem,
  rangeOf,
  rangeProblems,
  removeFrom,
  sameRanges,
} from "./ranges.js";
export {
  addHolidays,
  addSpan,
  type Holiday,
  overwrittenDays,
  removeSpan,
  replaceSpan,
  type SpecialProblem,
  type SpecialSpan,
  spansOf,
  specialDaysOf,
  specialProblems,
} from "./special-days.js";
export { readHoursText, readPastedTime } from "./text-to-hours.js";
export {
  addRange,
  applyDays,
  changeRange,
  copyDay,
  type OpenMemory,
  ownHours,
  rememberOpen,
  removeRange,
  setDate,
  setType,
  splitIn,
  splitRange,
  suggestedHours,
  switchDay,
} from "./week.js";
export {
  type HoursKey,
  type OpeningYear,
  rangesAt,
  shownKeys,
  typeOf,
  weekdayKey,
  weekdaysShown,
} from "./wire.js";

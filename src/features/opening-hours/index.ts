/* When a salon is open: what the schedule and the settings of a salon may use. */

export { affectedReservations, type DatedTimes, type HoursOf } from "./affected.js";
export {
  changedKeys,
  type Difference,
  type SpecialDifference,
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
export {
  type Choices,
  decideSpecials,
  decideYear,
  isDecided,
  type MergeConflict,
  mergeSpecials,
  mergeYear,
  type Side,
} from "./merge.js";
export { openHours } from "./open-hours.js";
export {
  addTo,
  changeIn,
  type DraftRange,
  draftOf,
  heldTexts,
  openRanges,
  placesOnWire,
  type RangeProblem,
  rangeOf,
  rangeProblems,
  removeFrom,
  sameRanges,
  sortedForWire,
} from "./ranges.js";
export {
  addHolidays,
  addSpan,
  daysOfDraft,
  type Holiday,
  overwrittenDays,
  removeSpan,
  replaceSpan,
  type SpecialDraft,
  type SpecialProblem,
  type SpecialSpan,
  spansOf,
  specialDaysOf,
  specialProblems,
} from "./special-days.js";
export { readHoursText, readPastedRange, readPastedTime, type TextHours } from "./text-to-hours.js";
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
  blankYear,
  dateKey,
  type HoursKey,
  type OpeningYear,
  rangesAt,
  shownKeys,
  typeOf,
  weekdayKey,
  weekdaysShown,
} from "./wire.js";

import type { DayRange } from "./date-range.js";

/** A range that is written into as one says it. */
export interface WrittenDaysProps {
  range: DayRange;
  /** "予約日": the name of the field begins with it. */
  label: string;
  onChange(range: DayRange, field: string): void;
  /** Names of the two stored fields. */
  fields: readonly [from: string, to: string];
}

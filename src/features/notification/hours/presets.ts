import { newTiming } from "./timing.js";
import { painted, rowsOf, type Week, weekOf } from "./week.js";

/** Hours that many notifications want, at one press. */
export const presets = ["office", "day", "night"] as const;
export type Preset = (typeof presets)[number];

const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const [morning, evening, midnight] = [8 * 60, 22 * 60, 24 * 60];

/**
 * The rows of a preset: weekdays from 9 to 18, every day from 8 to 22, or what is open now (`null`: always) without the night
 * between 22 and 8.
 */
export function presetRows(preset: Preset, week: Week | null) {
  if (preset === "office") return [newTiming];
  const from: Week = week && preset === "night" ? week : everyDay.map(() => [{ from: 0, to: midnight }]);
  const night = [
    { from: 0, to: morning },
    { from: evening, to: midnight },
  ];
  return rowsOf(
    night.reduce((left, range) => painted(left, { days: everyDay, ...range, open: false }), from),
  );
}

/** The week that rows open, `null` where they open nothing. */
export function openWeek(rows: Parameters<typeof weekOf>[0]): Week | null {
  const week = weekOf(rows);
  return week.some((ranges) => ranges.length > 0) ? week : null;
}

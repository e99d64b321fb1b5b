import { newTiming } from "./timing.js";
import { painted, rowsOf, type Week, weekOf } from "./week.js";

/** Hours that many notifications want, at one press. */
export const presets = ["office", "day", "night"] as const;
export type Preset = (typeof presets)[number];

const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const [morning, evening, midnight] = [8 * 60, 22 * 60, 24 * 60];

/**
 * The rows of a preset: weekdays from 9 to 18, every day from 8 to 22, or what is open now (`null`: always) without the night
 * between 22 and 8. Of hours that are open at night alone nothing would be left: then every day from 8 to 22 (rules: hours-presets).
 */
export function presetRows(preset: Preset, week: Week | null) {
  if (preset === "office") return [newTiming];
  const always: Week = everyDay.map(() => [{ from: 0, to: midnight }]);
  const ranges = [
    { from: 0, to: morning },
    { from: evening, to: midnight },
  ];
  const byDay = (from: Week) =>
    rowsOf(ranges.reduce((left, range) => painted(left, { days: everyDay, ...range, open: false }), from));
  const rows = byDay(week && preset === "night" ? week : always);
  return rows.length > 0 ? rows : byDay(always);
}

/** The week that rows open, `null` where they open nothing. */
export function openWeek(rows: Parameters<typeof weekOf>[0]): Week | null {
  const week = weekOf(rows);
  return week.some((ranges) => ranges.length > 0) ? week : null;
}

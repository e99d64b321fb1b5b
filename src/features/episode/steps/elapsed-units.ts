import type { StepFigure } from "./step.js";

/** How a length of time is shown. */
export type ElapsedUnit = "minutes" | "hours" | "days";

/** Minutes in each, the largest first. */
const lengths: readonly (readonly [ElapsedUnit, number])[] = [
  ["days", 1440],
  ["hours", 60],
  ["minutes", 1],
];

/** The units as they are offered. */
export const elapsedUnits: readonly ElapsedUnit[] = ["minutes", "hours", "days"];

/** The largest unit that divides a length, and how many of it there are; what is no figure stays as it was typed. */
export function shownElapsed(offset: StepFigure): { figure: number | string | null; unit: ElapsedUnit } {
  if (typeof offset !== "number" || !Number.isInteger(offset) || offset <= 0)
    return { figure: offset ?? null, unit: "minutes" };
  const [unit, length] = lengths.find(([, each]) => offset % each === 0) ?? ["minutes", 1];
  return { figure: offset / length, unit };
}

/** The length in minutes; what is no figure stays as it was typed. */
export function elapsedOf(figure: number | string | null, unit: ElapsedUnit): number | string | null {
  if (typeof figure !== "number") return figure;
  // 4.1 hours are 246 minutes, and not a little less.
  return Number((figure * (lengths.find(([each]) => each === unit)?.[1] ?? 1)).toPrecision(12));
}

import type { DayRange } from "../views/shown-days.js";
import { shiftWindow } from "./shift-window.js";

/** The days whose shifts are read around a date. */
export function shiftRange(date: string): DayRange {
  const { from, to } = shiftWindow(date);
  return { first: from, last: to };
}

import { dayEnd, type Span } from "./span.js";

/**
 * The hours of a day that are shown: those in which somebody works, or the usual ones where that is not known, widened to
 * whole hours and to all that is drawn in its rows.
 */
export function dayWindow(working: readonly Span[], drawn: readonly (readonly Span[])[]): Span {
  let [from, to] = [dayEnd, 0];
  for (const spans of [working.length > 0 ? working : [usualHours], ...drawn])
    for (const span of spans) {
      from = Math.min(from, span.from);
      to = Math.max(to, span.to);
    }
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

const usualHours: Span = { from: 9 * 60, to: 18 * 60 };

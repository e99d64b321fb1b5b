import type { Span } from "./span.js";

/**
 * The hours of a day that are shown: those in which somebody works, or the usual ones where that is not known, widened to
 * whole hours and to all that is drawn.
 */
export function dayWindow(working: readonly Span[], drawn: readonly Span[]): Span {
  const spans = [...(working.length > 0 ? working : [usualHours]), ...drawn];
  const from = spans.reduce((first, span) => Math.min(first, span.from), spans[0]?.from ?? 0);
  const to = spans.reduce((last, span) => Math.max(last, span.to), 0);
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

const usualHours: Span = { from: 9 * 60, to: 18 * 60 };

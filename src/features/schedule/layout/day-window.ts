import type { Chip } from "./chips.js";
import { dayEnd, overlap, type Span } from "./span.js";

/**
 * The hours of a day that are shown: those in which somebody works, or the usual ones where that is not known, widened to
 * whole hours and to all reservations. Blocked time is drawn as far as they go; only what would not be seen at all widens
 * them.
 */
export function dayWindow(working: readonly Span[], chips: readonly (readonly Chip[])[]): Span {
  const blocks = chips.flat().filter(({ kind }) => kind === "block");
  const rest = chips.flat().filter(({ kind }) => kind !== "block");
  const window = wholeHours([...(working.length > 0 ? working : [usualHours]), ...rest]);
  return wholeHours([window, ...blocks.filter((block) => !overlap(block, window))]);
}

/** Returns at which ends a chip goes on beyond the hours that are shown. */
export function cutOf({ from, to }: Span, window: Span): "start" | "end" | "both" | undefined {
  if (from < window.from) return to > window.to ? "both" : "start";
  return to > window.to ? "end" : undefined;
}

function wholeHours(spans: readonly Span[]): Span {
  const from = Math.min(dayEnd, ...spans.map((span) => span.from));
  const to = Math.max(0, ...spans.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

const usualHours: Span = { from: 9 * 60, to: 18 * 60 };

import { restOf, type Span } from "./span.js";

/** Closed parts of a window of the day; nothing where the hours are not known. */
export function closedHours(window: Span, open: readonly Span[] | null): Span[] {
  return open ? restOf(window, open) : [];
}

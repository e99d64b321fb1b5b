import { restOf, type Span } from "./span.js";

/** What of a window of the day is closed; nothing where the hours are not known. */
export function closedHours(window: Span, open: readonly Span[] | null): Span[] {
  return open ? restOf(window, open) : [];
}

import type { Place } from "../moves/place.js";

/** An hour in the morning: where something begins that nobody has given a time. */
export function usualPlace(date: string, salonResourceId: number | null): Place {
  return { date, from: 10 * 60, to: 11 * 60, salonResourceId };
}

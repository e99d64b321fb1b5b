import { isDay } from "../../../lib/dates/days.js";
import { dayEnd } from "../layout/span.js";
import type { Place } from "./place.js";

/* How a place moves: by steps of `slot` minutes from where it stands, also if that is between two slots, and never out of its day. */

/** As many whole steps as the day has room for. */
export function movedBy(place: Place, minutes: number, slot: number): Place {
  const by = inSteps(minutes, slot, -place.from, dayEnd - place.to);
  return { ...place, from: place.from + by, to: place.to + by };
}

/** The end moves alone, and stays after the start. */
export function endMovedBy(place: Place, minutes: number, slot: number): Place {
  const by = inSteps(minutes, slot, place.from + 1 - place.to, dayEnd - place.to);
  return { ...place, to: place.to + by };
}

/** To the next of these resources, or the one before. A resource that is none of them stands where `null` does, or at the end. */
export function movedToRow(place: Place, by: 1 | -1, rows: readonly (number | null)[]): Place {
  const own = [place.salonResourceId, null].map((id) => rows.indexOf(id)).find((at) => at >= 0);
  const at = own ?? rows.length;
  const next = rows[at + by];
  return next === undefined ? place : { ...place, salonResourceId: next };
}

/** Exactly there, but within its day. What is no day leaves the day as it is. */
export function movedTo(place: Place, wanted: Partial<Place>): Place {
  const to = { ...place, ...wanted };
  const from = Math.min(Math.max(Math.round(to.from), 0), dayEnd - 1);
  return {
    date: isDay(to.date) ? to.date : place.date,
    from,
    to: Math.min(Math.max(Math.round(to.to), from + 1), dayEnd),
    salonResourceId: to.salonResourceId,
  };
}

/** The nearest whole number of steps that lies between two limits, in minutes. It may be none. */
function inSteps(minutes: number, slot: number, least: number, most: number): number {
  const steps = Math.min(
    Math.max(Math.round(minutes / slot), Math.ceil(least / slot)),
    Math.floor(most / slot),
  );
  // Not -0.
  return steps * slot + 0;
}

import type { Reservation } from "../../api/reservations.js";
import { readTime } from "../../lib/dates/times.js";
import type { Place } from "./requests.js";
import { takesTime } from "./statuses.js";

/**
 * Entries at a wanted place, as far as the day is known here: reservations of the same resource and blocked time. The
 * server decides; this is what an operator sees before asking it.
 */
export function overlapsWith(place: Place, ownId: number, day: readonly Reservation[]): Reservation[] {
  const wanted = spanOf(place);
  if (wanted === null) return [];
  return day.filter((other) => {
    const span = spanOf(other);
    const isBlock = other.status === "blocked";
    if (span === null || other.date !== place.date || (other.id === ownId && !isBlock)) return false;
    if (!takesTime(other.status) || span.from >= wanted.to || span.to <= wanted.from) return false;
    // Blocked time without a resource is the whole salon's.
    if (isBlock && other.salon_resource_id === null) return true;
    return resourcesOf(place).some((id) => resourcesOf(other).includes(id));
  });
}

function resourcesOf({ salon_resource_id, sub_resource_ids }: Omit<Place, "date" | "from" | "to">): number[] {
  return salon_resource_id === null ? [...sub_resource_ids] : [salon_resource_id, ...sub_resource_ids];
}

function spanOf({ from, to }: Pick<Place, "from" | "to">): { from: number; to: number } | null {
  const [start, end] = [readTime(from), readTime(to)];
  return start === null || end === null ? null : { from: start, to: end };
}

import { writeTime } from "../../../lib/dates/times.js";
import type { Place } from "./place.js";

/** A move that is to be sent. */
export interface PlannedMove {
  /** See `recordKey`. */
  readonly key: string;
  readonly before: Place;
  readonly after: Place;
  /** The `updated_at` of what was moved. */
  readonly version: string | null;
}

/** Fields of a reservation or of a block time that a move changes, as both calls take them; its other fields stay as they are. */
export interface PlaceChange {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly salon_resource_id: number | null;
}

/** Fields that a move changes. */
export function changeOf({ after }: Pick<PlannedMove, "after">): PlaceChange {
  const { date, from, to, salonResourceId } = after;
  const id = salonResourceId !== null && salonResourceId > 0 ? salonResourceId : null;
  return { date, from: writeTime(from), to: writeTime(to), salon_resource_id: id };
}

/** The move back, of the record as it was saved: for undo. */
export function inverseOf(move: PlannedMove, version: string | null): PlannedMove {
  return { key: move.key, before: move.after, after: move.before, version };
}

/** True when two places are the same on the server, to which 23:59 is the end of the day. */
export function samePlace(a: Place, b: Place): boolean {
  const [one, other] = [changeOf({ after: a }), changeOf({ after: b })];
  return (
    one.date === other.date &&
    one.from === other.from &&
    one.to === other.to &&
    one.salon_resource_id === other.salon_resource_id
  );
}

import type { ApiContext } from "../context.js";
import type { EditRequest, Reservation } from "../reservations.js";
import { holds } from "./clashes.js";
import { minutesOf } from "./times.js";

type Slot = Pick<EditRequest, "course_id" | "salon_resource_id" | "sub_resource_ids">;
type When = Pick<Reservation, "date" | "to">;

/** How many reservations of a salon have something: those to come, or that a friend wishes to have then, and those that are over. */
export function usageIn(
  { reservations, now }: Pick<ApiContext, "reservations" | "now">,
  salonId: number,
  has: (slot: Slot) => boolean,
): { future: number; past: number } {
  const at = now().getTime();
  const isToCome = (slot: Slot & When) => has(slot) && endOf(slot) > at;
  const held = reservations.between(salonId).filter(holds);
  const future = held.filter((each) => isToCome(each) || isToCome(wishOf(each) ?? each));
  const past = held.filter((each) => has(each) && !future.includes(each));
  return { future: future.length, past: past.length };
}

/** What waits for a judgement. */
function wishOf({ change_child: wish }: Reservation): EditRequest | null {
  return wish?.status === "edit_pending" ? wish : null;
}

/** Days and times are those of Tokyo. */
function endOf({ date, to }: When): number {
  return Date.parse(`${date}T00:00:00+09:00`) + minutesOf(to) * 60_000;
}

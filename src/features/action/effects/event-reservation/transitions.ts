import type { ItemId } from "../../../../api/resources.js";
import {
  type EventReservationEffect,
  type FireType,
  fewestTakes,
  reservationOf,
} from "./event-reservation.js";

export function chooseFireType(effect: EventReservationEffect, fire_type: FireType): EventReservationEffect {
  return { ...effect, fire_type };
}

/** The plans of one slot are none of another's. */
export function chooseSlot(
  effect: EventReservationEffect,
  event_slot_id: ItemId | null,
): EventReservationEffect {
  if (String(event_slot_id) === String(reservationOf(effect).event_slot_id)) return effect;
  return { ...effect, event_slot_id, event_menu_id: null };
}

export function choosePlan(effect: EventReservationEffect, event_menu_id: ItemId): EventReservationEffect {
  return { ...effect, event_menu_id };
}

/** At least one (actions-and-filters §5). */
export function setTakes(effect: EventReservationEffect, takes: number): EventReservationEffect {
  return { ...effect, num_of_takes: Math.max(fewestTakes, takes) };
}

import type { ItemId } from "../../../../api/resources.js";
import { type EventReservationCondition, matchOf, partsOf, type Reservation } from "./event-reservation.js";

export function chooseSlot(
  condition: EventReservationCondition,
  event_slot_id: ItemId | null,
): EventReservationCondition {
  return { ...condition, event_slot_id };
}

export function chooseFolder(
  condition: EventReservationCondition,
  event_slot_group_id: ItemId | null,
): EventReservationCondition {
  return { ...condition, event_slot_group_id };
}

/** A slot, or a folder of them; what was chosen the other way stays for a change of mind. */
export function chooseMethod(
  condition: EventReservationCondition,
  use_group: 0 | 1,
): EventReservationCondition {
  return { ...condition, use_group };
}

/** Sets the result of the reservation; the exclusion stays (rules: event-condition). */
export function chooseReservation(
  condition: EventReservationCondition,
  reservation: Reservation,
): EventReservationCondition {
  return { ...condition, match: matchOf(reservation, partsOf(condition.match)[1]) };
}

/** The type stays (rules: event-condition). */
export function chooseExcept(
  condition: EventReservationCondition,
  except: boolean,
): EventReservationCondition {
  return { ...condition, match: matchOf(partsOf(condition.match)[0], except) };
}

import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";

/** What became of the reservation (actions-and-filters §3, §9 "Reservation types"). */
export const Reservation = { reserved: 1, canceled: 2, pending: 3, denied: 4 } as const;
export type Reservation = (typeof Reservation)[keyof typeof Reservation];

export const reservations: readonly Reservation[] = Object.values(Reservation);

/** Type and "everything except" are stored as one number. */
export type EventMatch = Reservation | 11 | 12 | 13 | 14;

const schema = conditionSchema(65, {
  event_slot_id: v.exactOptional(chosenId),
  event_slot_group_id: v.exactOptional(chosenId),
  use_group: v.exactOptional(storedFlag),
  match: v.exactOptional(v.picklist([...reservations, 11, 12, 13, 14])),
});

/** Friends by their reservations of an event. */
export type EventReservationCondition = v.InferOutput<typeof schema>;

/** Condition 65: event reservation (actions-and-filters §3). */
export const eventReservation = {
  type: 65,
  name: "event-reservation",
  schema,
  ability: "event_reserve",
  create: () => ({
    type: 65,
    event_slot_id: null,
    event_slot_group_id: null,
    use_group: 0,
    match: Reservation.reserved,
  }),
  unfinished: ({ use_group = 0, event_slot_id = null, event_slot_group_id = null }) =>
    !isChosen(isOn(use_group) ? event_slot_group_id : event_slot_id),
  opposite: (condition) => {
    const [reservation, except] = partsOf(condition.match);
    return { ...condition, match: matchOf(reservation, !except) };
  },
} satisfies ConditionDefinition<EventReservationCondition>;

/** The type, and whether everything except it is meant. */
export function partsOf(
  match: EventMatch = Reservation.reserved,
): readonly [reservation: Reservation, except: boolean] {
  return [(match % 10) as Reservation, match > 10];
}

export function matchOf(reservation: Reservation, except: boolean): EventMatch {
  return (except ? reservation + 10 : reservation) as EventMatch;
}

import { exceptIf, type Meaning } from "../meaning.js";

interface EventReservation {
  use_group: 0 | 1;
  event_slot_id: number | null;
  event_slot_group_id: number | null;
  match: number;
}

/** What is added to a status to mean everybody except who has it (rules: event-condition). */
const EXCEPT = 10;

/**
 * 65: who have a reservation with status `match` of the slot, or with `use_group` 1 of a slot that is in the folder now; for
 * `match` 11–14 everybody but those with status `match` − 10. Left out: the id that counts is `null`.
 */
export const byEventReservation: Meaning<EventReservation> = (condition, account) => {
  const { use_group, event_slot_id: slot, event_slot_group_id: folder, match } = condition;
  const target = use_group === 1 ? folder : slot;
  if (target === null) return null;
  const slots = use_group === 1 ? account.slotsIn(target) : [target];
  return exceptIf(match > EXCEPT, ({ event_reservations }) =>
    event_reservations.some(({ slot_id, status }) => slots.includes(slot_id) && status === match % EXCEPT),
  );
};
